export { selectSession, selectUser, type SessionState } from './session.slice';
export { arrivedToken, forgetArrivedToken } from './arrived-token';
export { arrive, continueAs, stay, type Arrival } from './arrive';
export { changeUser } from './change-user';
export { restoreSession } from './restore-session';
export { signIn, signOut } from './sign-in';
export { useCurrentUser, useSession } from './use-session';
export { RequireAdmin, RequireUser } from './guards';
export { isAllowedToChat, needsVerification } from './permissions';
export { pictureAddress } from './picture-address';
export { areNotificationsMuted, setNotificationsMuted } from './notifications-muted';
export { followUser } from './follow-user';
export { DRAFT_PREFIX, isSignedInHere, UNSENT_DATABASE, UNSENT_SIGN } from './left-behind';
export { leaveKeptPage } from './leave-kept-page';
export { followOtherTabs } from './other-tabs';
export {
  sessionApi,
  useLoginMutation,
  useRegisterMutation,
  useResendVerificationMutation,
} from './session.api';
export { endSession } from './end-session';
export { page } from './page';
export {
  clearStoredSession,
  clearStoredUser,
  readStoredUser,
  readToken,
  storeSession,
  storeToken,
  storeUser,
} from './stored-session';
