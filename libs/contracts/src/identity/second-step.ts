import * as z from 'zod/mini';
import { isoTime, uuid } from '../http/primitives.js';
import { sessionAnswer } from './answers.js';
import type { UserView } from './user.view.js';
import { userView } from './user.view.js';

/** The methods that can complete a sign-in while the second step is on (trust.md, section 2). */
export const SECOND_STEP_METHODS = ['totp', 'passkey', 'recovery'] as const;
export type SecondStepMethod = (typeof SECOND_STEP_METHODS)[number];

/** A passkey as its owner sees it. */
export const passkeyView = z.object({
  _id: uuid,
  name: z.string(),
  createdAt: isoTime,
  lastUsedAt: z.nullable(isoTime),
});
export type PasskeyView = z.infer<typeof passkeyView>;

/** `GET /auth/second-step`. */
export const secondStepView = z.object({
  on: z.boolean(),
  /** Whether the user must have a second step: an administrator while ADMIN_SECOND_STEP is `required`. */
  required: z.boolean(),
  totp: z.nullable(z.object({ confirmedAt: isoTime })),
  passkeys: z.array(passkeyView),
  recoveryCodesLeft: z.int(),
});
export type SecondStepView = z.infer<typeof secondStepView>;
export const secondStepAnswer = z.object({ secondStep: secondStepView });

/** A sign-in whose first step is complete. */
export const signInChallengeView = z.object({
  challenge: z.string(),
  methods: z.array(z.enum(SECOND_STEP_METHODS)),
  expiresAt: isoTime,
});
export type SignInChallengeView = z.infer<typeof signInChallengeView>;
/** `POST /auth/login` of a user whose second step is on. */
export const signInChallengeAnswer = z.object({ secondStep: signInChallengeView });
export interface SignInChallengeAnswer {
  secondStep: SignInChallengeView;
}

/** `POST /auth/login`: the session, or the challenge of a user whose second step is on [TRU-006]. */
export const loginAnswer = z.union([sessionAnswer, signInChallengeAnswer]);

/** The response of the calls that complete a sign-in. */
export const signedInAnswer = z.object({ token: z.string(), user: userView });
export interface SignedInAnswer {
  token: string;
  user: UserView;
}

/** `POST /auth/second-step/totp`. */
export const totpSetUpAnswer = z.object({ secret: z.string(), uri: z.string() });
export type TotpSetUpAnswer = z.infer<typeof totpSetUpAnswer>;

/** Recovery codes, shown once; null unless the added method is the user's first. */
export const recoveryCodesAnswer = z.object({ recoveryCodes: z.nullable(z.array(z.string())) });
export type RecoveryCodesAnswer = z.infer<typeof recoveryCodesAnswer>;

/** `POST /auth/passkeys`. */
export const passkeyAddedAnswer = z.object({
  passkey: passkeyView,
  recoveryCodes: z.nullable(z.array(z.string())),
});
export type PasskeyAddedAnswer = z.infer<typeof passkeyAddedAnswer>;

/** WebAuthn options in their JSON form, which browsers accept unchanged. */
export const webauthnOptionsAnswer = z.object({ options: z.record(z.string(), z.unknown()) });
