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
} as const;

export interface Registration extends NewUserFields {
  phone: string;
  passwordHash: string;
  language: Language;
}

/** A client who signs up with address and password; the address is still to be verified. */
export function registeredUser(registration: Registration): User {
  return new User({ ...NEW_USER_DEFAULTS, ...registration });
}

/** A client whom Google vouches for [ID-004]. */
export function googleUser(person: NewUserFields & { googleId: string; language: Language }): User {
  return new User({ ...NEW_USER_DEFAULTS, ...person, emailVerified: true });
}

/** An administrator by the operator's word; their address needs no proof. */
export function administrator(person: NewUserFields & { passwordHash: string }): User {
  return new User({ ...NEW_USER_DEFAULTS, ...person, role: 'admin', emailVerified: true });
}

type Imported = NewUserFields & {
  phone: string | null;
  passwordHash: string | null;
  role: Role;
} & Pick<UserState, 'emailVerified'>;

/** Somebody brought in from elsewhere, as they were there. */
export function importedUser(person: Imported): User {
  return new User({ ...NEW_USER_DEFAULTS, ...person });
}
