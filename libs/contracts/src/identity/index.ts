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
export { registerFormSchema, registerSchema, type RegisterForm, type RegisterInput } from './register.js';
export { PASSWORD_CHECKS, passwordStrength, type PasswordStrength } from './password-strength.js';
export { profileFormSchema, profileSchema, type ProfileForm, type ProfileInput } from './profile.js';
export {
  PROFILE_PICTURE_MAX_BYTES,
  PROFILE_PICTURE_MESSAGES,
  profilePictureProblem,
} from './profile-picture.js';
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
export { ROLES, onlineUserView, personView, userView } from './user.view.js';
export type { OnlineUserView, OnlineUsersView, PersonView, Role, UserView } from './user.view.js';
export { SESSION_ENDS, SESSION_REPLACED_MESSAGE } from './session.js';
export type { SessionAnswer, SessionEnd } from './session.js';
export { LANGUAGES, type Language } from './language.js';
export { DEMO_ADDRESSES, DEMO_PASSWORDS } from './demo-people.js';
export { ImportUser, type ImportedUser } from './import-user.command.js';
export { identityEvents, type UserDeactivated, type UserDeleted, type UserRegistered } from './events.js';
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
  ChangeAddress,
  CreateAdministrator,
  DemoteAdministrator,
  PromoteToAdministrator,
  ReplacePassword,
} from './operator.commands.js';
