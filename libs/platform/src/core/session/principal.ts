import type { Role } from '@manette/contracts/identity';
import type { ApiKeyScope } from '@manette/contracts/webhooks';

/** The authenticated user of a request, with the user's current role (never the role in the token). */
export interface Principal {
  userId: string;
  sessionId: string;
  role: Role;
  username: string;
  /** Passes the verification gate: verified address, Google user or administrator. */
  isVerified: boolean;
  /** When the caller last proved who they are in this session, in milliseconds since 1970. */
  provedAt: number;
  /**
   * Whether the user is an administrator who must set up a second step first: most calls, and sockets, are refused [TRU-035].
   */
  mustEnrol: boolean;
  /** The API key of a call without a session; `sessionId` is then the id of the key [POC-085]. */
  apiKey?: { id: string; scopes: readonly ApiKeyScope[] };
}
