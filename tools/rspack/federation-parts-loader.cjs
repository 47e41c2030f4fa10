const { join } = require('node:path');

// What stands for parts of the runtime of federation that this product does not use. It reads manifests into snapshots and
// preloads by them; the shell reads the manifests by itself, and the runtime's own switch (FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN)
// leaves what they are kept in. It understands all ranges of npm, where ours are of one kind; what it logs finds its way from
// the compiler's log to the console's, with the stack; and its errors are described, where their code leads to the same words.
const SATISFY = join(__dirname, '../../apps/shell/src/remotes/satisfy.ts');
const WITHOUT = {
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
  return WITHOUT[this.resourcePath.split(/[\\/]/).at(-1)];
};
