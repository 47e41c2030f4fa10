import { z } from 'zod';
import { booleanText, namedPairs, readBy, wholeNumber } from './rules.ts';

const RING = 'must be 1 to 5 kid:secret pairs, separated by commas';
const MOST_KEYS = 5;
const LONGEST = 8_000;
const PAIR = /^([\w-]{1,32}):(.+)$/;

/** A secret of the shop. Tokens name the `kid` of their secret; the secret of JWT_SECRET has none. */
export interface RingKey {
  kid: string | null;
  secret: string;
}

/** Reads `kid:secret,kid:secret`. Returns undefined if it is malformed, has more than 5 pairs, or has a kid twice. */
function readRing(given: string): RingKey[] | undefined {
  const pairs = namedPairs(given, PAIR);
  return pairs && pairs.length <= MOST_KEYS ? pairs.map(([kid, secret]) => ({ kid, secret })) : undefined;
}

/** Variables of sign-in, sessions and retention (trust.md, section 1) [TRU-001]. */
export const trustVariables = {
  JWT_SECRETS: readBy(readRing, RING, LONGEST).optional(),
  ADMIN_SECOND_STEP: z.enum(['required', 'optional'], 'must be required or optional').optional(),
  ADMIN_ROLE_CHANGES: z.enum(['operator', 'api'], 'must be operator or api').optional(),
  COMMON_PASSWORDS: z.enum(['refuse', 'allow'], 'must be refuse or allow').optional(),
  SECURITY_MAILS: booleanText.optional(),
  REAUTHENTICATION_MINUTES: wholeNumber(0, 1440).optional(),
  ADMIN_SESSION_HOURS: wholeNumber(1, 720).optional(),
  ADMIN_SESSION_IDLE_HOURS: wholeNumber(1, 336).optional(),
  AUDIT_RETENTION_DAYS: wholeNumber(1, 3650).default(730),
  DELETED_FILES_DAYS: wholeNumber(0, 365).default(30),
  DATA_EXPORT_HOURS: wholeNumber(1, 168).default(24),
};
