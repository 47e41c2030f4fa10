import { AuthController } from './auth.controller.js';
import { ForgottenPasswordController } from './forgotten-password.controller.js';
import { GoogleController } from './google.controller.js';
import { OnlineUsersController } from './online-users.controller.js';
import { ProfileController } from './profile.controller.js';
import { UsersController } from './users.controller.js';
import { VerificationController } from './verification.controller.js';

/** Paths that are words stand before those that take an id. */
export const controllers = [
  AuthController,
  ForgottenPasswordController,
  GoogleController,
  OnlineUsersController,
  ProfileController,
  VerificationController,
  UsersController,
];
