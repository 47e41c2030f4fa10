// The parts of the shell that only the pages of signed-in users need; the shell's own pages are shown without them. They are
// built into one file with the federation runtime.
export { IdentityPrompts } from '../features/confirm-identity/components/identity-prompts';
export { SignedInBar } from '../features/navigation/components/signed-in-bar';
export { fetchAhead } from '../remotes/fetch-ahead';
export { RemotePage } from '../remotes/remote-page';
export { startRemote, startRemoteAhead } from '../remotes/remote-routes';
