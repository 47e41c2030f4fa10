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

/** From where a person acts. */
export interface Origin {
  address: string | null;
  session: string | null;
}

/** What a client has accepted, with its text as it was then [LIF-056]. */
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
  /** The item that it shows; null once that was taken back. */
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

/** What a completed ticket gives its client: ready, then shown for some hours, then expired (life.md, section 3). */
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

  /** Keeps what was accepted; once more, the first one stays and the answer is false. @throws RulesChanged */
  acknowledge(accepted: { version: number; language: Language }, from: Origin, now: Date): boolean {
    if (this.fields.acknowledgement) return false;
    const { version, en, ar } = DELIVERY_RULES[this.fields.rulesKey];
    if (accepted.version !== version) throw new RulesChanged();
    const { language } = accepted;
    this.fields.acknowledgement = { version, language, at: now.toISOString(), ...from, en, ar };
    return true;
  }

  /**
   * Shows the item to its client; the first time the hours begin, which are given in milliseconds.
   * @returns the item's id, and until when it is shown
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

  /** The item, for an administrator; state and expiry stay [LIF-062]. @throws AccountReturned */
  item(): string {
    if (this.fields.itemId === null) throw new AccountReturned();
    return this.fields.itemId;
  }

  /** Starts the hours anew [LIF-060]. @throws NotRevealedYet, AccountReturned */
  extend(now: Date, shownFor: number): void {
    this.item();
    if (this.fields.expiresAt === null) throw new NotRevealedYet();
    Object.assign(this.fields, { state: 'revealed', expiresAt: new Date(now.getTime() + shownFor) });
  }

  /** Gives another item; the rules stay accepted [LIF-061]. */
  replace(itemId: string, reason: string, now: Date): void {
    const replacements = [...this.fields.replacements, { at: now.toISOString(), reason }];
    Object.assign(this.fields, { itemId, replacements, state: 'ready', expiresAt: null });
  }

  /** Whether its hours are over; one that was never revealed does not expire [LIF-059]. */
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

  /** The account was given back: its item is for others now [LIF-091]. @returns whether it was not expired before */
  end(): boolean {
    this.fields.itemId = null;
    return this.expire();
  }
}
