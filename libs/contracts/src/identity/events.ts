/** Integration events that identity publishes; the values are outbox topics. */
export const identityEvents = {
  userRegistered: 'identity.user-registered',
  userVerified: 'identity.user-verified',
  userDeactivated: 'identity.user-deactivated',
  userDeleted: 'identity.user-deleted',
  sessionEnded: 'identity.session-ended',
} as const;

export interface UserRegistered {
  userId: string;
}
/** From now on the person passes the gate of chat, tickets, orders and uploads. */
export interface UserVerified {
  userId: string;
}
export interface UserDeactivated {
  userId: string;
}
/** Orders answers it by cancelling the person's open tickets (contract, section 5). */
export interface UserDeleted {
  userId: string;
}

/** Why a session ended; it decides what its token is answered from then on (contract, section 2). */
export const SESSION_ENDS = ['logout', 'replaced', 'deactivated', 'deleted', 'password'] as const;
export type SessionEnd = (typeof SESSION_ENDS)[number];

export interface SessionEnded {
  sessionId: string;
  userId: string;
  reason: SessionEnd;
}
