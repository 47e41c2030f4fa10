import type { ItemRef } from '@manette/contracts/catalog';
import type { Money } from '@manette/contracts/http';
import type {
  DeliveryState,
  OrderType,
  PaymentState,
  Priority,
  Renewal,
  TicketStatus,
  TicketTerm,
} from '@manette/contracts/orders';
import type { FieldsOf } from '@manette/conversation/message';
import type { OrderedItem } from './ordered-item.js';

/** The fields of a ticket; only the aggregate writes them. */
export abstract class TicketFields {
  readonly id!: string;
  /** `T-000123`; never given to another ticket. */
  readonly number!: string;
  readonly clientId!: string;
  readonly subject!: string;
  readonly orderType!: OrderType;
  readonly status!: TicketStatus;
  readonly priority!: Priority;
  readonly assignedAdminId!: string | null;
  /** The reason of the cancellation, if one was given. */
  readonly reason!: string | null;
  readonly itemKind!: ItemRef['kind'] | null;
  readonly itemId!: string | null;
  readonly itemName!: string | null;
  readonly itemPlatform!: string | null;
  readonly itemAmount!: number | null;
  readonly itemCurrency!: Money['currency'] | null;
  /** The rental that this ticket prolongs, as it was when the ticket was opened; all five or none. */
  readonly renewalTermId!: string | null;
  readonly renewalCodeName!: string | null;
  readonly renewalAmount!: number | null;
  readonly renewalCurrency!: Money['currency'] | null;
  readonly renewalMonths!: number | null;
  readonly payment!: PaymentState;
  readonly delivery!: DeliveryState | null;
  /** The rental that the completion of the ticket started. */
  readonly termId!: string | null;
  /** Null also for a rental without an end. */
  readonly termEndsAt!: Date | null;
  /** The minutes for which one unit of the item was set aside for this ticket; null without a hold. */
  readonly holdMinutes!: number | null;
  readonly holdExpiresAt!: Date | null;
  readonly rated!: boolean;
  readonly unreadByClient!: number;
  readonly unreadByAdmin!: number;
  /** The position in the conversation up to which each side has read. */
  readonly seenByClient!: number;
  readonly seenByAdmin!: number;
  /** Messages ever written, deleted ones included: the position of the newest. */
  readonly messageCount!: number;
  /** The time since which the client waits for an answer; null while the client does not wait. */
  readonly waitingSince!: Date | null;
  /** The time of the first message of an administrator: response times are measured from `createdAt` to here. */
  readonly answeredAt!: Date | null;
  /** The key under which it was imported; null for tickets opened here. */
  readonly importKey!: string | null;
  readonly createdAt!: Date;
  readonly updatedAt!: Date;
  readonly closedAt!: Date | null;
  readonly deletedAt!: Date | null;

  /** Returns the listing that the ticket is about, as it was when it was ordered. */
  item(): OrderedItem | null {
    const { itemKind: kind, itemId: id, itemName: name, itemPlatform: platform } = this;
    const { itemAmount: amount, itemCurrency: currency } = this;
    if (!kind || !id || name === null || platform === null || amount === null || !currency) return null;
    return { kind, id, name, platform, price: { amount, currency } };
  }

  renewal(): Renewal | null {
    const { renewalTermId: termId, renewalCodeName: codeName, renewalMonths: months } = this;
    const { renewalAmount: amount, renewalCurrency: currency } = this;
    if (!termId || codeName === null || amount === null || !currency || months === null) return null;
    return { termId, codeName, price: { amount, currency }, months };
  }

  /** Returns the price of the renewal or the item; null if the ticket has neither. */
  price(): Money | null {
    return (this.renewal() ?? this.item())?.price ?? null;
  }

  term(): TicketTerm | null {
    return this.termId ? { _id: this.termId, endsAt: this.termEndsAt?.toISOString() ?? null } : null;
  }

  protected write(changes: Partial<TicketState>): void {
    Object.assign(this, changes);
  }
}

export type TicketState = FieldsOf<TicketFields>;

export const itemFields = (item: OrderedItem | null) => ({
  itemKind: item?.kind ?? null,
  itemId: item?.id ?? null,
  itemName: item?.name ?? null,
  itemPlatform: item?.platform ?? null,
  itemAmount: item?.price.amount ?? null,
  itemCurrency: item?.price.currency ?? null,
});

export const renewalFields = (renewal: Renewal | null) => ({
  renewalTermId: renewal?.termId ?? null,
  renewalCodeName: renewal?.codeName ?? null,
  renewalAmount: renewal?.price.amount ?? null,
  renewalCurrency: renewal?.price.currency ?? null,
  renewalMonths: renewal?.months ?? null,
});

export const termFields = (term: TicketTerm | null) => ({
  termId: term?._id ?? null,
  termEndsAt: term?.endsAt ? new Date(term.endsAt) : null,
});
