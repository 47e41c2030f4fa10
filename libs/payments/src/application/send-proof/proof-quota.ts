import type { AppConfig, Quota } from '@manette/platform';

const PROOFS_PER_HOUR = 20;

/** How many proofs a client may send in an hour; refused ones do not count [LIF-030]. */
export const proofQuota = ({ limits }: AppConfig): Quota => ({
  name: 'proofs',
  amount: Math.max(1, Math.floor(PROOFS_PER_HOUR * limits.factor)),
  seconds: 60 * 60,
  refusal: { code: 'TOO_MANY_REQUESTS', message: 'Too many requests. Please try again later.' },
});
