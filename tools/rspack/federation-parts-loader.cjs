const { join } = require('node:path');

// Replaces parts of the Module Federation runtime that this product does not use:
// - snapshots and preloading: the runtime reads manifests into snapshots and preloads by them, but the shell reads the
//   manifests itself. The runtime's switch (FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN) keeps the classes that hold snapshots;
// - version ranges: the runtime understands all ranges of npm, but ours are of one kind;
// - logging: the runtime's logger also serves the compiler and adds stacks; the console is enough;
// - descriptions of errors: the code of an error leads to the same text in the documentation.
const SATISFY = join(__dirname, '../../apps/shell/src/remotes/satisfy.ts');
const REPLACEMENTS = {
  'SnapshotHandler.js': `
    import { DisabledSnapshotHandler } from './disabled.js';
    export class SnapshotHandler extends DisabledSnapshotHandler {
      manifestCache = new Map();
    }
    export const getGlobalRemoteInfo = () => ({});`,
  'preload.js': `
    export const defaultPreloadArgs = (config) => config;
    export const normalizePreloadExposes = () => [];
    export const formatPreloadArgs = () => [];
    export const preloadAssets = () => Promise.resolve([]);`,
  'desc.mjs': `
    export const buildDescMap = {};
    export const errorDescMap = {};
    export const runtimeDescMap = {};
    export const typeDescMap = {};`,
  'index.js': `export { satisfy } from ${JSON.stringify(SATISFY)};`,
  'logger.js': `
    const say = (method, prefix) => (...words) => console[method](prefix, ...words);
    export const createLogger = (prefix) => ({
      log: say('log', prefix),
      info: say('info', prefix),
      warn: say('warn', prefix),
      error: say('error', prefix),
      debug: () => undefined,
    });
    export const createInfrastructureLogger = createLogger;
    export const bindLoggerToCompiler = () => undefined;
    export const logger = createLogger('[ Module Federation ]');
    export const infrastructureLogger = logger;`,
};

module.exports = function federationPartsLoader() {
  return REPLACEMENTS[this.resourcePath.split(/[\\/]/).at(-1)];
};
