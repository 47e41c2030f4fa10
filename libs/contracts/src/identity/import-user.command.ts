import type { Role } from './user.view.js';

export interface ImportedUser {
  username: string;
  email: string;
  phone: string | null;
  /** Null for somebody who cannot sign in by one. */
  password: string | null;
  role: Role;
  emailVerified: boolean;
  createdAt: Date;
}

/**
 * Brings a person in from elsewhere (demo data, an older shop) without a session or a mail. Answers `{ id }`; a
 * person with that address who is here already stays as they are and is answered.
 */
export class ImportUser {
  constructor(readonly user: ImportedUser) {}
}
