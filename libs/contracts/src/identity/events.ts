import type { Role } from './user.view.js';

/** Integration events that identity publishes; the values are outbox topics. */
export const identityEvents = {
  userRegistered: 'identity.user-registered',
  userDeactivated: 'identity.user-deactivated',
  userDeleted: 'identity.user-deleted',
  sessionEnded: 'identity.session-ended',
} as const;

export interface UserRegistered {
  userId: string;
  username: string | null;
  role: Role;
  /** ISO 8601 in UTC. */
  createdAt: string;
}
export interface UserDeactivated {
  userId: string;
}
/** Orders answers it by cancelling the person's open tickets (contract, section 5). */
export interface UserDeleted {
  userId: string;
}
/** Whatever ended it: what belongs to the session goes with it (pocket.md, section 4). */
export interface SessionEnded {
  sessionId: string;
  userId: string;
}
