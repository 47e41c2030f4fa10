import type { SlotKind, SlotState } from '@manette/contracts/rentals';
import type { FieldsOf } from './fields-of.js';
import { SlotInUse } from './ledger.errors.js';
import { slotLabel } from './slot-label.js';

interface NewSlot {
  id: string;
  accountId: string;
  number: number;
  kind: SlotKind;
  now: Date;
}

/** A place on an account for one client at a time. */
export class Slot {
  readonly id!: string;
  readonly accountId!: string;
  /** Counted from 1 in its account; never used again. */
  readonly number!: number;
  readonly kind!: SlotKind;
  readonly label!: string;
  readonly state!: SlotState;
  /** The ticket that holds or took it; null for a rental that began before the ledger. */
  readonly ticketId!: string | null;
  readonly createdAt!: Date;
  readonly removedAt!: Date | null;

  static of({ id, accountId, number, kind, now }: NewSlot): Slot {
    const slot = new Slot();
    slot.write({ id, accountId, number, kind, label: slotLabel(kind, number) });
    slot.write({ state: 'free', ticketId: null, createdAt: now, removedAt: null });
    return slot;
  }

  /** @throws SlotInUse unless it is free, or held by that ticket */
  take(state: 'held' | 'rented' | 'sold', ticketId: string | null): void {
    const isOwn = this.state === 'held' && this.ticketId === ticketId;
    if (this.state !== 'free' && !isOwn) throw new SlotInUse();
    this.write({ state, ticketId });
  }

  free(): void {
    this.write({ state: 'free', ticketId: null });
  }

  /**
   * Passes state and ticket to the slot that replaces this one, and removes this one. @throws SlotInUse if the other
   * slot is not free
   */
  moveTo(other: Slot, now: Date): void {
    if (other.state !== 'free') throw new SlotInUse();
    other.write({ state: this.state, ticketId: this.ticketId });
    this.write({ state: 'free', ticketId: null, removedAt: now });
  }

  /** @throws SlotInUse unless it is free */
  remove(now: Date): void {
    if (this.state !== 'free') throw new SlotInUse();
    this.write({ removedAt: now });
  }

  private write(changes: Partial<FieldsOf<Slot>>): void {
    Object.assign(this, changes);
  }
}
