import type { Language, Role } from '@manette/contracts/identity';
import { User, type UserState } from './user.js';

interface NewUserFields {
  id: string;
  username: string;
  email: string;
  createdAt: Date;
}

const NEW_USER_DEFAULTS = {
  phone: null,
  address: null,
  role: 'client',
  isActive: true,
  emailVerified: false,
  passwordHash: null,
  googleId: null,
  pictureKey: null,
  language: 'en',
  deletedAt: null,
  secondStepAt: null,
} as const;

export interface Registration extends NewUserFields {
  phone: string;
  passwordHash: string;
  language: Language;
}

/** Builds a client who registers with address and password; the address is not verified yet. */
export function registeredUser(registration: Registration): User {
  return new User({ ...NEW_USER_DEFAULTS, ...registration });
}

/** Builds a client from a Google identity, whose address Google has verified [ID-004]. */
export function googleUser(fields: NewUserFields & { googleId: string; language: Language }): User {
  return new User({ ...NEW_USER_DEFAULTS, ...fields, emailVerified: true });
}

/** Builds an administrator for the operator; the address counts as verified. */
export function administrator(fields: NewUserFields & { passwordHash: string }): User {
  return new User({ ...NEW_USER_DEFAULTS, ...fields, role: 'admin', emailVerified: true });
}

type Imported = NewUserFields & {
  phone: string | null;
  passwordHash: string | null;
  role: Role;
} & Pick<UserState, 'emailVerified'>;

/** Builds a user imported from another system, with the values from that system. */
export function importedUser(fields: Imported): User {
  return new User({ ...NEW_USER_DEFAULTS, ...fields });
}
