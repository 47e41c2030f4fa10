import type { TicketCaller } from '@manette/contracts/orders';

/** The user who acts or reads. */
export type Person = NonNullable<TicketCaller['user']>;
