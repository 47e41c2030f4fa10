import type { TicketCaller } from '@manette/contracts/orders';

/** Who acts or reads. */
export type Person = NonNullable<TicketCaller['user']>;
