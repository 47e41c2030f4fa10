import { DomainError } from '@manette/contracts/errors';
import { Clock } from '@manette/platform';
import { Injectable } from '@nestjs/common';
import { TicketRepository } from '../../domain/ticket.repository.js';
import { ReleaseTicketHold } from './release-ticket-hold.js';

/** So many are ended in one go; the next go follows at once while there are more. */
const BATCH = 100;

/** The holds whose time is over. Each is ended in a transaction of its own, by whichever process comes first [LIF-110]. */
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
   * Runs an act that is no part of a transaction; where nothing is left, once more without the holds that are over, so that
   * these refuse nobody. Another process may have ended them meanwhile, so it asks again in any case.
   */
  async refuseNobody<T>(act: () => Promise<T>): Promise<T> {
    try {
      return await act();
    } catch (error) {
      if (!(error instanceof DomainError) || error.code !== 'OUT_OF_STOCK') throw error;
      await this.release();
      return act();
    }
  }
}
