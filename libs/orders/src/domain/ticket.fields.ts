import type { ItemRef } from '@manette/contracts/catalog';
import type { Money } from '@manette/contracts/http';
import type { OrderType, Priority, TicketStatus } from '@manette/contracts/orders';
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
  /** Why it was cancelled, where a reason was given. */
  readonly reason!: string | null;
  readonly itemKind!: ItemRef['kind'] | null;
  readonly itemId!: string | null;
  readonly itemName!: string | null;
  readonly itemPlatform!: string | null;
  readonly itemAmount!: number | null;
  readonly itemCurrency!: Money['currency'] | null;
  readonly unreadByClient!: number;
  readonly unreadByAdmin!: number;
  /** The position in the conversation up to which each side has read. */
  readonly seenByClient!: number;
  readonly seenByAdmin!: number;
  /** Messages ever written, deleted ones included: the position of the newest. */
  readonly messageCount!: number;
  /** Since when the client waits for an answer; null while the client does not wait. */
  readonly waitingSince!: Date | null;
  /** The first message of an administrator: response times run from `createdAt` to here. */
  readonly answeredAt!: Date | null;
  /** The key under which it was imported; null for tickets opened here. */
  readonly importKey!: string | null;
  readonly createdAt!: Date;
  readonly updatedAt!: Date;
  readonly closedAt!: Date | null;
  readonly deletedAt!: Date | null;

  /** The listing this ticket is about, as it was when ordered. */
  item(): OrderedItem | null {
    const { itemKind: kind, itemId: id, itemName: name, itemPlatform: platform } = this;
    const { itemAmount: amount, itemCurrency: currency } = this;
    if (!kind || !id || name === null || platform === null || amount === null || !currency) return null;
    return { kind, id, name, platform, price: { amount, currency } };
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
