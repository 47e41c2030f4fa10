import type { Role } from './user.view.js';

export interface ImportedUser {
  username: string;
  email: string;
  phone: string | null;
  /** Null for a user who cannot sign in with a password. */
  password: string | null;
  role: Role;
  emailVerified: boolean;
  createdAt: Date;
}

/**
 * Imports a user (demo data, an older shop) without a session or a mail. Returns `{ id }`. An existing user with that e-mail
 * address stays unchanged, and its id is returned.
 */
export class ImportUser {
  constructor(readonly user: ImportedUser) {}
}
