import { init, loadRemote, registerRemotes } from '@module-federation/runtime';
import provideRuntimeCore from '@module-federation/inject-external-runtime-core-plugin';
import { checkRemoteEntries } from './remote-entries';
import { sharedBy } from './shared';

// The build defines this constant (tools/rspack/federation.mjs); unit tests load no remotes and have none.
declare const SHARED_VERSIONS: Record<string, string>;

// The federation runtime is in a separate chunk, because the shell's own pages do not need it. Remotes use its core.
const shell = init({
  name: 'shell',
  remotes: [],
  shared: sharedBy(typeof SHARED_VERSIONS === 'undefined' ? {} : SHARED_VERSIONS),
  shareStrategy: 'loaded-first',
  plugins: [provideRuntimeCore(), checkRemoteEntries],
});

/**
 * Registers a remote, also again after its files could not be loaded. The runtime takes the last remote that used a fetched
 * module for its provider, and would remove the module together with that remote; the shell provides all shared modules.
 */
export function registerRemote(remote: Parameters<typeof registerRemotes>[0][number]): void {
  const modules = Object.values(shell.shareScopeMap.default ?? {});
  for (const shared of modules.flatMap((versions) => Object.values(versions))) shared.from = shell.name;
  registerRemotes([remote], { force: true });
}

export { loadRemote };
export { expectRemoteEntry } from './remote-entries';
