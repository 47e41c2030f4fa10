import type { ItemRef } from '@manette/contracts/catalog';
import type { ItemState } from '@manette/contracts/fulfilment';
import type { SlotKind } from '@manette/contracts/rentals';
import type { ItemContent } from './item-content.js';

/** An item of the vault, without its content. */
export interface VaultItem {
  id: string;
  listing: ItemRef;
  /** Counted by listing, from 1. */
  number: number;
  state: ItemState;
  slotKind: SlotKind | null;
  slotId: string | null;
  ticketId: string | null;
  ticketNumber: string | null;
  createdAt: Date;
}

export interface NewItem {
  content: ItemContent;
  slotKind: SlotKind | null;
  slotId: string | null;
}

/** The state of an item and the ticket that has it. */
export type ItemUse = Pick<VaultItem, 'state' | 'ticketId' | 'ticketNumber'>;

/**
 * The items of the vault. What locks does so until the transaction ends; the listing is locked before it, so that items
 * are given out one after the other.
 */
export abstract class VaultItems {
  /** Adds items; null stands for one whose equal the vault has. @throws VaultHasNoKeys */
  abstract add(listing: ItemRef, items: readonly NewItem[], now: Date): Promise<(VaultItem | null)[]>;
  /** Which of the contents the vault has already, by their places. */
  abstract known(listing: ItemRef, items: readonly NewItem[]): Promise<Set<number>>;
  abstract listingOf(id: string): Promise<ItemRef | null>;
  abstract lock(id: string): Promise<VaultItem | null>;
  abstract lockHeldBy(ticketId: string): Promise<VaultItem | null>;
  abstract lockOfSlot(slotId: string): Promise<VaultItem | null>;
  /** The oldest free one; `slotKind` asks for one of the same kind. */
  abstract lockFree(listing: ItemRef, slotKind?: SlotKind | null): Promise<VaultItem | null>;
  abstract use(id: string, use: ItemUse): Promise<void>;
  /** Lets a faulty item leave its slot. */
  abstract leaveSlot(id: string): Promise<void>;
  /** Decrypts a content. @throws Error where the row holds what was written for another one */
  abstract read(id: string): Promise<ItemContent>;
  /** Encrypts another content by a key of its own. @returns false where the vault has its equal */
  abstract rewrite(item: VaultItem, content: ItemContent): Promise<boolean>;
  abstract erase(id: string): Promise<void>;
  abstract count(listing: ItemRef): Promise<Record<ItemState, number>>;
}
