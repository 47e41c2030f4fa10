import { slotKindsOf, type SlotKind } from '@manette/contracts/rentals';
import { Injectable } from '@nestjs/common';
import { ConsoleMissing, NoFreeSlot, SlotKindNotAllowed } from '../domain/ledger.errors.js';
import { SlotRepository } from '../domain/slot.repository.js';
import type { Slot } from '../domain/slot.js';
import type { AccountFacts } from './listings.js';

/** Chooses the slot of a ticket, under the lock of the listing. */
@Injectable()
export class SlotChoice {
  constructor(private readonly slots: SlotRepository) {}

  /**
   * Locks and returns the slot that the ticket holds, otherwise the oldest free one of the given kind, or of the only
   * kind that has free slots [LIF-077, LIF-078].
   * @throws SlotKindNotAllowed, ConsoleMissing, NoFreeSlot
   */
  async lock(account: AccountFacts, ticketId: string, said?: SlotKind): Promise<Slot> {
    const fitting = slotKindsOf(account.console, account.service);
    if (said && !fitting.includes(said)) throw new SlotKindNotAllowed('slotKind');
    const held = await this.slots.lockHeldBy(ticketId);
    if (held) return held;
    const kind = said ?? (await this.onlyFreeKind(account.id));
    const slot = kind && (await this.slots.lockOldestFree(account.id, kind));
    if (!slot) throw new NoFreeSlot();
    return slot;
  }

  private async onlyFreeKind(accountId: string): Promise<SlotKind | undefined> {
    const [first, second] = await this.slots.freeKinds(accountId);
    if (second) throw new ConsoleMissing();
    return first;
  }
}
