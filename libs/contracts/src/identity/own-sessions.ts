import * as z from 'zod/mini';
import { isoTime, uuid } from '../http/primitives.js';
import { SIGN_IN_METHODS } from './session.js';

/** An open session, as its owner and administrators see it (trust.md, section 3). */
export const ownSessionView = z.object({
  _id: uuid,
  /** 'Chrome on Android', or 'Unknown device'. */
  device: z.string(),
  /** The shortened IP address: '41.96.12.x'; empty if no call started the session. */
  address: z.string(),
  method: z.enum(SIGN_IN_METHODS),
  signedInAt: isoTime,
  lastActiveAt: isoTime,
  current: z.boolean(),
});
export type OwnSessionView = z.infer<typeof ownSessionView>;
export const ownSessionsAnswer = z.object({ sessions: z.array(ownSessionView) });
export const sessionsEndedAnswer = z.object({ message: z.string(), ended: z.int() });
export type SessionsEndedAnswer = z.infer<typeof sessionsEndedAnswer>;

/** The methods with which a user can prove their identity again. */
export const PROOF_METHODS = ['totp', 'passkey', 'password', 'google'] as const;
export type ProofMethod = (typeof PROOF_METHODS)[number];

/** `GET /auth/reauthenticate`: `until` is null if no proof is needed. */
export const reauthenticationAnswer = z.object({
  methods: z.array(z.enum(PROOF_METHODS)),
  until: z.nullable(isoTime),
});
export type ReauthenticationAnswer = z.infer<typeof reauthenticationAnswer>;
/** `POST /auth/reauthenticate`. */
export const provedAnswer = z.object({ until: z.nullable(isoTime) });
