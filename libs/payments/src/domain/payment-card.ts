import type { Money } from '@manette/contracts/http';
import type { PaymentState } from '@manette/contracts/orders';
import { ProofSentAlready } from './payment.errors.js';

/** Beside `none`, in which a ticket has no card. */
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
 * What a client is asked to pay for an order: awaiting → submitted → accepted | rejected; rejected → submitted; accepted →
 * rejected. The ticket is locked wherever a card changes, so that of two changes at once one comes second.
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

  /** Asks for this amount; answers whether the payment is asked for anew. @throws ProofSentAlready */
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

  /** Follows what its newest proof has become. */
  follow(state: 'submitted' | 'accepted' | 'rejected', now: Date): void {
    this.write({ state, updatedAt: now });
  }

  private write(changes: Partial<CardFields>): void {
    Object.assign(this, changes);
  }
}
