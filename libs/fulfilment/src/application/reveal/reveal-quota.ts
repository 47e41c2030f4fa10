import type { AppConfig, Quota } from '@manette/platform';

const AN_HOUR = 30;

/** How often a user may reveal deliveries in an hour [LIF-063]. */
export const revealQuota = ({ limits }: AppConfig): Quota => ({
  name: 'reveals',
  amount: Math.max(1, Math.floor(AN_HOUR * limits.factor)),
  seconds: 60 * 60,
  refusal: { code: 'TOO_MANY_REQUESTS', message: 'Too many requests. Please try again later.' },
});
