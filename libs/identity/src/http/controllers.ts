import { AuthController } from './auth.controller.js';
import { OnlineUsersController } from './online-users.controller.js';
import { VerificationController } from './verification.controller.js';

/** Paths that are words stand before those that take an id. */
export const controllers = [AuthController, VerificationController, OnlineUsersController];
