import type { ErrorCode } from '@manette/contracts/errors';

/** The roles of contract, section 3. `client` owns the ticket in question; `other` is another verified client. */
export const ACTORS = ['anonymous', 'unverified', 'client', 'other', 'deactivated', 'administrator'] as const;
export type Actor = (typeof ACTORS)[number];

/** The expected response to a call: the status of success, or the code of a refusal. */
export type Answer = number | ErrorCode;
export type Answers = Record<Actor, Answer>;

const everybody = (answer: Answer): Answers => ({
  anonymous: answer,
  unverified: answer,
  client: answer,
  other: answer,
  deactivated: answer,
  administrator: answer,
});

export const anyone = (answer: Answer = 200): Answers => everybody(answer);

export const signedIn = (answer: Answer = 200): Answers => ({
  ...everybody(answer),
  anonymous: 'UNAUTHENTICATED',
  deactivated: 'ACCOUNT_DISABLED',
});

export const verified = (answer: Answer = 200): Answers => ({
  ...signedIn(answer),
  unverified: 'EMAIL_NOT_VERIFIED',
});

export const admins = (answer: Answer = 200): Answers => ({
  ...signedIn('FORBIDDEN'),
  administrator: answer,
});

/** Another client's ticket is reported as not found, instead of forbidden. */
export const ownerAndAdmins = (answer: Answer = 200): Answers => ({
  ...verified(answer),
  other: 'NOT_FOUND',
});

export const verifiedClients = (answer: Answer = 200): Answers => ({
  ...verified(answer),
  administrator: 'ADMIN_CANNOT_ORDER',
});
