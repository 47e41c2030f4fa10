import type { Role } from '@manette/contracts/identity';

/** The authenticated user of a request, with the user's current role (never the role in the token). */
export interface Principal {
  userId: string;
  sessionId: string;
  role: Role;
  username: string;
  /** Passes the verification gate: verified address, Google user or administrator. */
  isVerified: boolean;
}
