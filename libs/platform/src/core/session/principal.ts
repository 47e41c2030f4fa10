import type { Role } from '@manette/contracts/identity';

/** Who makes the call, as the session's user is now (never as the token says). */
export interface Principal {
  userId: string;
  sessionId: string;
  role: Role;
  username: string;
  /** Passes the verification gate: verified address, Google user or administrator. */
  isVerified: boolean;
}
