// The runtime of federation reads manifests into snapshots and preloads by them. The shell reads the manifests by itself, and
// the runtime's own switch (FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN) leaves what they are kept in: this is what stands without.
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
};

module.exports = function noSnapshotsLoader() {
  return WITHOUT[this.resourcePath.split(/[\\/]/).at(-1)];
};
