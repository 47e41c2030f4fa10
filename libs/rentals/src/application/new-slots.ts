import { MAX_SLOTS } from '@manette/contracts/rentals';
import { Clock, newId } from '@manette/platform';
import { Injectable } from '@nestjs/common';
import { TooManySlots } from '../domain/ledger.errors.js';
import type { SlotCounts } from '../domain/slot-counts.js';
import { SlotRepository } from '../domain/slot.repository.js';
import { Slot } from '../domain/slot.js';

/** Creates free slots, under the lock of their listing. */
@Injectable()
export class NewSlots {
  constructor(
    private readonly slots: SlotRepository,
    private readonly clock: Clock,
  ) {}

  /** @throws TooManySlots */
  async make(accountId: string, counts: SlotCounts, field = 'count'): Promise<Slot[]> {
    const kinds = counts.flatMap(([kind, count]) => Array.from({ length: count }, () => kind));
    const usable = await this.slots.countUsable(accountId);
    if (usable + kinds.length > MAX_SLOTS) throw new TooManySlots(field);
    const last = await this.slots.lastNumber(accountId);
    const now = this.clock.now();
    const made = kinds.map((kind, at) =>
      Slot.of({ id: newId(), accountId, number: last + 1 + at, kind, now }),
    );
    await this.slots.add(made);
    return made;
  }
}
