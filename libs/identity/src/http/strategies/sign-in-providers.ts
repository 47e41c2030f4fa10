import type { Provider } from '@nestjs/common';
import { StateCookie } from './state-cookie.js';
import { GoogleStrategy } from './google.strategy.js';
import { PasswordStrategy } from './password.strategy.js';

/** The ways to sign in, as Passport knows them. */
export const signInProviders: Provider[] = [StateCookie, GoogleStrategy, PasswordStrategy];
