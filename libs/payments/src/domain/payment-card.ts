import type { Money } from '@manette/contracts/http';
import type { PaymentState } from '@manette/contracts/orders';
import { ProofSentAlready } from './payment.errors.js';

/** All payment states except `none`, in which a ticket has no card. */
export type CardState = Exclude<PaymentState, 'none'>;

interface CardFields {
  id: string;
  state: CardState;
  amount: number;
  currency: Money['currency'];
  createdAt: Date;
  updatedAt: Date;
}

/**
 * The request to a client to pay for an order: awaiting → submitted → accepted | rejected; rejected → submitted;
 * accepted → rejected. Every change of a card locks its ticket, so that concurrent changes run one after the other.
 */
export class PaymentCard {
  /** The id of its ticket. */
  readonly id!: string;
  readonly state!: CardState;
  readonly amount!: number;
  readonly currency!: Money['currency'];
  readonly createdAt!: Date;
  readonly updatedAt!: Date;

  static show(ticketId: string, price: Money, now: Date): PaymentCard {
    const card = new PaymentCard();
    card.write({ id: ticketId, state: 'awaiting', ...price, createdAt: now, updatedAt: now });
    return card;
  }

  /** Asks for this amount. Returns whether this is a new request and not only another amount. @throws ProofSentAlready */
  ask({ amount, currency }: Money, now: Date): boolean {
    this.assertNoProof();
    const isAnew = this.state !== 'awaiting';
    this.write({ state: 'awaiting', amount, currency, updatedAt: now });
    return isAnew;
  }

  /** @throws ProofSentAlready */
  assertNoProof(): void {
    if (this.state === 'submitted' || this.state === 'accepted') throw new ProofSentAlready();
  }

  /** Takes over the state of its newest proof. */
  follow(state: 'submitted' | 'accepted' | 'rejected', now: Date): void {
    this.write({ state, updatedAt: now });
  }

  private write(changes: Partial<CardFields>): void {
    Object.assign(this, changes);
  }
}
