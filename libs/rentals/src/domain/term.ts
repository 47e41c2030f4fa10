import type { Console, Service } from '@manette/contracts/catalog';
import type { SlotKind, TermState } from '@manette/contracts/rentals';
import type { FieldsOf } from './fields-of.js';
import { monthsAfter } from './rental-calendar.js';
import { BeingReturned, Endless, EndsBeforeStart, TermEnded } from './term.errors.js';

/** The rental of a slot by one client. Its copies of data of listing, slot and ticket stay when those are deleted. */
export class Term {
  readonly id!: string;
  readonly accountId!: string;
  readonly codeName!: string;
  readonly console!: Console;
  readonly service!: Service;
  readonly slotId!: string;
  readonly slotKind!: SlotKind;
  readonly slotLabel!: string;
  readonly clientId!: string;
  /** Null for a rental that began before the ledger. */
  readonly ticketId!: string | null;
  readonly ticketNumber!: string | null;
  readonly startsAt!: Date;
  /** Null for the offline kinds. */
  readonly endsAt!: Date | null;
  readonly state!: TermState;
  /** The guide that was sent for its return. */
  readonly guideId!: string | null;
  readonly createdAt!: Date;
  readonly endedAt!: Date | null;

  static start(fields: NewTermFields): Term {
    const term = new Term();
    const { startsAt, endsAt } = fields;
    if (endsAt && endsAt <= startsAt) throw new EndsBeforeStart();
    term.write({ ...fields, state: 'active', guideId: null, endedAt: null });
    return term;
  }

  /** @throws TermEnded [LIF-089, LIF-091] */
  assertRunning(): void {
    if (this.state === 'ended') throw new TermEnded();
  }

  /** Returns the end, which a renewal would move. @throws TermEnded, BeingReturned, Endless [LIF-089] */
  renewableEnd(): Date {
    this.assertRunning();
    if (this.state === 'returning') throw new BeingReturned();
    return this.end();
  }

  /** @throws TermEnded, Endless, EndsBeforeStart [LIF-084] */
  changeEnd(endsAt: Date): void {
    this.assertRunning();
    this.end();
    if (endsAt <= this.startsAt) throw new EndsBeforeStart();
    this.write({ endsAt });
  }

  /** Moves the end by months of the shop's calendar. Returns the former end and the new one. @throws TermEnded, Endless */
  prolong(months: number, timezone: string): { from: Date; to: Date } {
    this.assertRunning();
    const from = this.end();
    const to = monthsAfter(from, months, timezone);
    this.write({ endsAt: to });
    return { from, to };
  }

  /** @throws TermEnded [LIF-090] */
  requestReturn(guideId: string | null): void {
    this.assertRunning();
    this.write({ state: 'returning', guideId });
  }

  /** @throws TermEnded [LIF-091] */
  confirmReturn(now: Date): void {
    this.assertRunning();
    this.write({ state: 'ended', endedAt: now });
  }

  /** Moves the rental to the slot of the replacement item. */
  moveTo({ id, label }: { id: string; label: string }): void {
    this.write({ slotId: id, slotLabel: label });
  }

  private end(): Date {
    if (!this.endsAt) throw new Endless();
    return this.endsAt;
  }

  private write(changes: Partial<FieldsOf<Term>>): void {
    Object.assign(this, changes);
  }
}

export type NewTermFields = Omit<FieldsOf<Term>, 'state' | 'guideId' | 'endedAt'>;
