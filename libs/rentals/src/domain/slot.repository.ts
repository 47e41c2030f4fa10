import type { SlotKind } from '@manette/contracts/rentals';
import type { Slot } from './slot.js';

/** The stored slots. All methods run inside the caller's unit of work, after the listing was locked. */
export abstract class SlotRepository {
  abstract add(slots: Slot[]): Promise<void>;
  abstract save(slot: Slot): Promise<void>;
  /** Without a lock. @throws SlotNotFound */
  abstract find(id: string): Promise<Slot>;
  /** @throws SlotNotFound */
  abstract lock(id: string): Promise<Slot>;
  /** Returns and locks the slot that a ticket holds. */
  abstract lockHeldBy(ticketId: string): Promise<Slot | null>;
  abstract lockOldestFree(accountId: string, kind: SlotKind): Promise<Slot | null>;
  abstract freeKinds(accountId: string): Promise<SlotKind[]>;
  abstract countFree(accountId: string): Promise<number>;
  /** Counts the free, held and rented slots of an account. */
  abstract countUsable(accountId: string): Promise<number>;
  /** Returns the highest number ever given in an account, 0 before the first. */
  abstract lastNumber(accountId: string): Promise<number>;
  abstract removeAll(accountId: string, now: Date): Promise<void>;
}
