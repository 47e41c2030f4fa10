import type { ItemRef } from '@manette/contracts/catalog';
import type { ItemState } from '@manette/contracts/fulfilment';
import type { SlotKind } from '@manette/contracts/rentals';
import type { ItemContent } from './item-content.js';

/** An item of the vault, without its content. */
export interface VaultItem {
  id: string;
  listing: ItemRef;
  /** Counted from 1 in each listing. */
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
 * The items of the vault. Methods that lock do so until the transaction ends. The listing must be locked before, so
 * that concurrent transactions take items one after the other.
 */
export abstract class VaultItems {
  /** Adds items. Returns null for each content that the vault already has. @throws VaultHasNoKeys */
  abstract add(listing: ItemRef, items: readonly NewItem[], now: Date): Promise<(VaultItem | null)[]>;
  /** Returns the indexes of the contents that the vault already has. */
  abstract known(listing: ItemRef, items: readonly NewItem[]): Promise<Set<number>>;
  abstract listingOf(id: string): Promise<ItemRef | null>;
  abstract lock(id: string): Promise<VaultItem | null>;
  abstract lockHeldBy(ticketId: string): Promise<VaultItem | null>;
  abstract lockOfSlot(slotId: string): Promise<VaultItem | null>;
  /** Locks the oldest free item, if given of the same slot kind. */
  abstract lockFree(listing: ItemRef, slotKind?: SlotKind | null): Promise<VaultItem | null>;
  abstract use(id: string, use: ItemUse): Promise<void>;
  /** Removes a faulty item from its slot. */
  abstract leaveSlot(id: string): Promise<void>;
  /** Decrypts a content. @throws Error if the stored content belongs to another item */
  abstract read(id: string): Promise<ItemContent>;
  /** Replaces the content, encrypted with a new key of its own. @returns false if the vault already has this content */
  abstract rewrite(item: VaultItem, content: ItemContent): Promise<boolean>;
  abstract erase(id: string): Promise<void>;
  abstract count(listing: ItemRef): Promise<Record<ItemState, number>>;
}
