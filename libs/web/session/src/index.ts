import './end-session';
export { selectSession, selectUser, type SessionState } from './session.slice';
export { callbackToken, clearCallbackToken } from './callback-token';
export { completeSignIn, switchAccount, keepAccount, type SignInResult } from './sign-in-callback';
export { changeUser } from './change-user';
export { restoreSession } from './restore-session';
export { signIn, signOut } from './sign-in';
export { useCurrentUser, useSession } from './use-session';
export { RequireAdmin, RequireUser } from './guards';
export { isAllowedToChat, needsVerification } from './permissions';
export { pictureAddress } from './picture-address';
export { areNotificationsMuted, setNotificationsMuted } from './notifications-muted';
export { syncUser } from './sync-user';
export { forgetShared, hasShared, readShared, type Shared } from './shared-things';
export { DRAFT_PREFIX, isSignedInAs, UNSENT_DATABASE, UNSENT_FLAG, VIEWED_PREFIX } from './unsent-data';
export { reloadRestoredPage } from './reload-restored-page';
export { syncTabs } from './sync-tabs';
export {
  sessionApi,
  useLoginMutation,
  useRegisterMutation,
  useResendVerificationMutation,
} from './session.api';
export {
  canReceivePushes,
  keepPushes,
  onDeviceChange,
  switchPushesOff,
  switchPushesOn,
  thisDevice,
  wantsPushes,
} from './push-device';
export { page } from './page';
export { clearStoredSession, readStoredUser, readToken, storeSession } from './stored-session';
