import type { ItemRef } from '../catalog/index.js';
import type { Money } from '../http/index.js';
import type { OrderType, TicketStatus } from './enumerations.js';

/** The states of an order's payment; `none` until its card is shown. */
export const PAYMENT_STATES = ['none', 'awaiting', 'submitted', 'accepted', 'rejected'] as const;
export type PaymentState = (typeof PAYMENT_STATES)[number];

export const DELIVERY_STATES = ['ready', 'revealed', 'expired'] as const;
export type DeliveryState = (typeof DELIVERY_STATES)[number];

/** The rental that a ticket prolongs, with name, price and months at the time when the ticket was opened. */
export interface Renewal {
  termId: string;
  codeName: string;
  price: Money;
  months: number;
}

/** The rental that a ticket has started. */
export interface TicketTerm {
  _id: string;
  /** Null for a rental without an end. */
  endsAt: string | null;
}

/** The data of a ticket for other contexts that act on it. */
export interface TicketFacts {
  id: string;
  /** `T-000123` */
  number: string;
  clientId: string;
  assignedAdminId: string | null;
  status: TicketStatus;
  orderType: OrderType;
  /** The listing as it was when ordered. */
  item: (ItemRef & { name: string; platform: string; price: Money }) | null;
  renewal: Renewal | null;
  payment: PaymentState;
  delivery: DeliveryState | null;
  term: TicketTerm | null;
  createdAt: Date;
  closedAt: Date | null;
}
