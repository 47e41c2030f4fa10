import { init, loadRemote, registerRemotes } from '@module-federation/runtime';
import provideRuntimeCore from '@module-federation/inject-external-runtime-core-plugin';
import { checkRemoteEntries } from './remote-entries';
import { sharedBy } from './shared';

// Written into the code by the build (tools/rspack/federation.mjs); a unit test has no remote to share with.
declare const SHARED_VERSIONS: Record<string, string>;

/** The runtime of federation, in a file of its own: pages of the shell need none. Remotes take its core from here. */
init({
  name: 'shell',
  remotes: [],
  shared: sharedBy(typeof SHARED_VERSIONS === 'undefined' ? {} : SHARED_VERSIONS),
  shareStrategy: 'loaded-first',
  plugins: [provideRuntimeCore(), checkRemoteEntries],
});

export { loadRemote, registerRemotes };
export { expectRemoteEntry } from './remote-entries';
