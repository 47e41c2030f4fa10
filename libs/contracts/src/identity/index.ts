export {
  address,
  email,
  newEmail,
  password,
  phone,
  registerEmail,
  registerPassword,
  registerPhone,
  registerUsername,
  username,
} from './rules.js';
export { loginSchema, type LoginInput } from './login.js';
export { confirmPassword, passwordsMatch } from './confirmed-password.js';
export { registerFormSchema, registerSchema, type RegisterForm, type RegisterInput } from './register.js';
export { PASSWORD_CHECKS, passwordStrength, type PasswordStrength } from './password-strength.js';
export { profileFormSchema, profileSchema, type ProfileForm, type ProfileInput } from './profile.js';
export {
  PROFILE_PICTURE_MAX_BYTES,
  PROFILE_PICTURE_MESSAGES,
  profilePictureProblem,
} from './profile-picture.js';
export { ownEmailSchema, type OwnEmailInput } from './own-email.js';
export { userEditSchema, type UserEditInput } from './user-edit.js';
export { userListQuery, type UserListQuery } from './user-list.query.js';
export { VERIFICATION_MESSAGES, verifyEmailQuery } from './verification.js';
export type { EmailVerifiedAnswer, VerifyEmailQuery } from './verification.js';
export {
  FORGOTTEN_PASSWORD_MESSAGES,
  forgotPasswordSchema,
  resetPasswordSchema,
} from './forgotten-password.js';
export type { ForgotPasswordInput, ResetPasswordInput } from './forgotten-password.js';
export { ROLES, onlineUserView, publicUserView, userView } from './user.view.js';
export type { OnlineUserView, OnlineUsersView, PublicUserView, Role, UserView } from './user.view.js';
export {
  SESSION_END_REASONS,
  SESSION_IDLE_LIMIT,
  SESSION_LIFETIME,
  SESSION_REPLACED_MESSAGE,
  SIGN_IN_METHODS,
} from './session.js';
export type { SessionAnswer, SessionEndReason, SignInMethod } from './session.js';
export {
  addPasskeySchema,
  MAX_PASSKEYS,
  passkeyLoginOptionsSchema,
  passkeyLoginSchema,
  type AddPasskeyInput,
  type PasskeyLoginInput,
  type PasskeyLoginOptionsInput,
} from './passkeys.js';
export { ChangeLanguage } from './change-language.command.js';
export { LANGUAGES, type Language } from './language.js';
export { isolated } from './isolated.js';
export { DEMO_EMAILS, DEMO_PASSWORDS } from './demo-people.js';
export { ImportUser, type ImportedUser } from './import-user.command.js';
export {
  identityEvents,
  type SessionEnded,
  type UserDeactivated,
  type UserDeleted,
  type UserRegistered,
} from './events.js';
export {
  emailVerifiedAnswer,
  messageAnswer,
  onlineUsersAnswer,
  profilePictureAnswer,
  sessionAnswer,
  userAnswer,
  usersAnswer,
} from './answers.js';
export {
  ChangeEmail,
  CreateAdministrator,
  DemoteAdministrator,
  PromoteToAdministrator,
  ReplacePassword,
  ResetSecondStep,
} from './operator.commands.js';
export { MailUser, type UserMail } from './mail-user.command.js';
export {
  passkeyCredential,
  secondStepLoginSchema,
  signInChallenge,
  totpConfirmSchema,
  type SecondStepLoginInput,
  type TotpConfirmInput,
} from './second-step-login.js';
export {
  loginAnswer,
  passkeyAddedAnswer,
  passkeyView,
  recoveryCodesAnswer,
  SECOND_STEP_METHODS,
  secondStepAnswer,
  secondStepView,
  signedInAnswer,
  signInChallengeAnswer,
  signInChallengeView,
  totpSetUpAnswer,
  webauthnOptionsAnswer,
} from './second-step.js';
export type {
  PasskeyAddedAnswer,
  PasskeyView,
  RecoveryCodesAnswer,
  SecondStepMethod,
  SecondStepView,
  SignedInAnswer,
  SignInChallengeAnswer,
  SignInChallengeView,
  TotpSetUpAnswer,
} from './second-step.js';
export { reauthenticationSchema, type ReauthenticationInput } from './reauthentication.js';
export {
  ownSessionsAnswer,
  ownSessionView,
  PROOF_METHODS,
  provedAnswer,
  reauthenticationAnswer,
  sessionsEndedAnswer,
} from './own-sessions.js';
export type {
  OwnSessionView,
  ProofMethod,
  ReauthenticationAnswer,
  SessionsEndedAnswer,
} from './own-sessions.js';
export {
  DATA_EXPORT_STATUSES,
  dataExportAnswer,
  dataExportFileAnswer,
  dataExportView,
  lastDataExportAnswer,
  type DataExportStatus,
  type DataExportView,
} from './data-export.js';
export type { PersonalFile, PersonalMessage, PersonalPage } from './personal-data.js';
