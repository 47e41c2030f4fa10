// What pages of signed-in readers need of the shell besides what every page begins with; the pages of the shell itself show
// without it. It comes in one file with the runtime of federation.
export { IdentityPrompts } from '../features/confirm-identity/components/identity-prompts';
export { SignedInBar } from '../features/navigation/components/signed-in-bar';
export { fetchAhead } from '../remotes/fetch-ahead';
export { RemotePage } from '../remotes/remote-page';
export { startRemote, startRemoteAhead } from '../remotes/remote-routes';
