import { DomainError } from '@manette/contracts/errors';
import { Clock } from '@manette/platform';
import { Injectable } from '@nestjs/common';
import { TicketRepository } from '../../domain/ticket.repository.js';
import { ReleaseTicketHold } from './release-ticket-hold.js';

/** How many holds one batch ends. The next batch follows immediately while there are more. */
const BATCH = 100;

/** Ends the holds whose time is over, each in its own transaction, in the process that locks it first [LIF-110]. */
@Injectable()
export class OverdueHolds {
  constructor(
    private readonly tickets: TicketRepository,
    private readonly hold: ReleaseTicketHold,
    private readonly clock: Clock,
  ) {}

  async release(): Promise<void> {
    let ids: string[];
    do {
      ids = await this.tickets.ticketsHeldTo(this.clock.now(), BATCH);
      for (const id of ids) await this.hold.releaseIfOver(id);
    } while (ids.length === BATCH);
  }

  /**
   * Runs an action that is not part of a transaction. If it is refused with `OUT_OF_STOCK`, ends the overdue holds
   * and runs it once more, so that an overdue hold blocks no order. It retries even if there was no overdue hold,
   * because another process may have ended it in the meantime.
   */
  async retryAfterReleasingOverdueHolds<T>(act: () => Promise<T>): Promise<T> {
    try {
      return await act();
    } catch (error) {
      if (!(error instanceof DomainError) || error.code !== 'OUT_OF_STOCK') throw error;
      await this.release();
      return act();
    }
  }
}
