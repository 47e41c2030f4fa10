import type { ItemRef } from '@manette/contracts/catalog';
import { DELIVERY_RULES, type RulesKey } from '@manette/contracts/fulfilment';
import type { Language } from '@manette/contracts/identity';
import type { DeliveryState } from '@manette/contracts/orders';
import {
  AccountReturned,
  DeliveryExpired,
  NotRevealedYet,
  RulesChanged,
  RulesNotAcknowledged,
} from './delivery.errors.js';

/** The IP address and the session from which a user acts. */
export interface Origin {
  address: string | null;
  session: string | null;
}

/** The rules that a client accepted, with their text at that time [LIF-056]. */
export interface Acknowledgement extends Origin {
  version: number;
  language: Language;
  at: string;
  en: readonly string[];
  ar: readonly string[];
}

export interface Replacement {
  at: string;
  reason: string;
}

export interface DeliveryFields {
  readonly id: string;
  readonly ticketId: string;
  readonly ticketNumber: string;
  readonly clientId: string;
  readonly listing: ItemRef;
  readonly rulesKey: RulesKey;
  /** The item that the delivery shows; null after the account was returned. */
  itemId: string | null;
  state: DeliveryState;
  acknowledgement: Acknowledgement | null;
  expiresAt: Date | null;
  replacements: readonly Replacement[];
  readonly createdAt: Date;
}

type NewDelivery = Omit<
  DeliveryFields,
  'state' | 'acknowledgement' | 'expiresAt' | 'replacements' | 'itemId'
> & { itemId: string };

/**
 * The delivery that a completed ticket gives its client: ready, then shown for some hours, then expired (life.md,
 * section 3).
 */
export class Delivery {
  constructor(readonly fields: DeliveryFields) {}

  static of(given: NewDelivery): Delivery {
    return new Delivery({
      ...given,
      state: 'ready',
      acknowledgement: null,
      expiresAt: null,
      replacements: [],
    });
  }

  /** Stores the accepted rules. A repeated call keeps the first acceptance and returns false. @throws RulesChanged */
  acknowledge(accepted: { version: number; language: Language }, from: Origin, now: Date): boolean {
    if (this.fields.acknowledgement) return false;
    const { version, en, ar } = DELIVERY_RULES[this.fields.rulesKey];
    if (accepted.version !== version) throw new RulesChanged();
    const { language } = accepted;
    this.fields.acknowledgement = { version, language, at: now.toISOString(), ...from, en, ar };
    return true;
  }

  /**
   * Shows the item to its client. The first call starts the hours.
   * @param shownFor milliseconds for which the delivery is shown from then on
   * @returns the item's id, and the time until which it is shown
   * @throws RulesNotAcknowledged, DeliveryExpired
   */
  reveal(now: Date, shownFor: number): { itemId: string; expiresAt: Date } {
    if (!this.fields.acknowledgement) throw new RulesNotAcknowledged();
    const { itemId } = this.fields;
    if (this.isOver(now) || itemId === null) throw new DeliveryExpired();
    const expiresAt = this.fields.expiresAt ?? new Date(now.getTime() + shownFor);
    Object.assign(this.fields, { state: 'revealed', expiresAt });
    return { itemId, expiresAt };
  }

  /** Returns the item for an administrator; state and expiry do not change [LIF-062]. @throws AccountReturned */
  item(): string {
    if (this.fields.itemId === null) throw new AccountReturned();
    return this.fields.itemId;
  }

  /** Restarts the hours [LIF-060]. @throws NotRevealedYet, AccountReturned */
  extend(now: Date, shownFor: number): void {
    this.item();
    if (this.fields.expiresAt === null) throw new NotRevealedYet();
    Object.assign(this.fields, { state: 'revealed', expiresAt: new Date(now.getTime() + shownFor) });
  }

  /** Replaces the item; the rules stay accepted [LIF-061]. */
  replace(itemId: string, reason: string, now: Date): void {
    const replacements = [...this.fields.replacements, { at: now.toISOString(), reason }];
    Object.assign(this.fields, { itemId, replacements, state: 'ready', expiresAt: null });
  }

  /** Returns whether its hours are over; a delivery that was never revealed does not expire [LIF-059]. */
  isOver(now: Date): boolean {
    const { state, expiresAt } = this.fields;
    return state === 'expired' || (expiresAt !== null && expiresAt <= now);
  }

  /** @returns whether it was not expired before */
  expire(): boolean {
    if (this.fields.state === 'expired') return false;
    this.fields.state = 'expired';
    return true;
  }

  /**
   * Ends the delivery after its account was returned, because other clients may get the item [LIF-091]. @returns
   * whether it was not expired before
   */
  end(): boolean {
    this.fields.itemId = null;
    return this.expire();
  }
}
