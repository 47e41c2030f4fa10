import { Outbox } from '@manette/platform';
import { Injectable } from '@nestjs/common';
import type { Term } from '../domain/term.js';

/** Notifies clients and administrators of changed rentals, inside the transaction of the change. */
@Injectable()
export class TermNotifications {
  constructor(private readonly outbox: Outbox) {}

  /** [LIF-036] */
  changed({ id, clientId }: Pick<Term, 'id' | 'clientId'>): void {
    this.outbox.emit([{ user: clientId }, { admins: true }], 'rental_updated', { termId: id });
  }
}
