import { TICKET_LIMIT } from '@manette/contracts/orders';
import type { AppConfig, Quota } from '@manette/platform';

/** How many new tickets a client may open in an hour [TRU-112]. */
export const ticketQuota = ({ limits }: AppConfig): Quota => ({
  name: 'tickets',
  amount: Math.max(1, Math.floor(limits.ticketsPerHour * limits.factor)),
  seconds: 60 * 60,
  refusal: { code: 'TICKET_LIMIT', message: TICKET_LIMIT },
});
