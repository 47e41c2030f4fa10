export {
  email,
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
export { ROLES, onlineUserView, personView, userView } from './user.view.js';
export type { OnlineUserView, OnlineUsersView, PersonView, Role, UserView } from './user.view.js';
export { SESSION_REPLACED_MESSAGE } from './session.js';
export type { SessionAnswer } from './session.js';
export { identityEvents, type UserDeleted, type UserDeactivated, type UserRegistered } from './events.js';
