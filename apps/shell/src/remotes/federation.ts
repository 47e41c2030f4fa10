import { init, loadRemote, registerRemotes } from '@module-federation/runtime';
import provideRuntimeCore from '@module-federation/inject-external-runtime-core-plugin';
import { checkRemoteEntries } from './remote-entries';
import { sharedBy } from './shared';

// The build defines this constant (tools/rspack/federation.mjs); unit tests load no remotes and have none.
declare const SHARED_VERSIONS: Record<string, string>;

// The federation runtime is in a separate chunk, because the shell's own pages do not need it. Remotes use its core.
init({
  name: 'shell',
  remotes: [],
  shared: sharedBy(typeof SHARED_VERSIONS === 'undefined' ? {} : SHARED_VERSIONS),
  shareStrategy: 'loaded-first',
  plugins: [provideRuntimeCore(), checkRemoteEntries],
});

export { loadRemote, registerRemotes };
export { expectRemoteEntry } from './remote-entries';
