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
/** A user was deleted. Orders reacts by cancelling the user's open tickets (contract, section 5). */
export interface UserDeleted {
  userId: string;
}
/** A session has ended, for any reason. Other contexts remove what belongs to it (pocket.md, section 4). */
export interface SessionEnded {
  sessionId: string;
  userId: string;
}
