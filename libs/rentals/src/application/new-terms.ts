import { Clock, newId } from '@manette/platform';
import { Injectable } from '@nestjs/common';
import type { Slot } from '../domain/slot.js';
import { TermRepository } from '../domain/term.repository.js';
import { Term, type NewTermFields } from '../domain/term.js';
import type { AccountFacts } from './listings.js';
import { TermNotifications } from './term-notifications.js';

type Given = Pick<NewTermFields, 'clientId' | 'ticketId' | 'ticketNumber' | 'startsAt' | 'endsAt'>;

/** Starts rentals in slots that were taken for them. */
@Injectable()
export class NewTerms {
  constructor(
    private readonly terms: TermRepository,
    private readonly notifications: TermNotifications,
    private readonly clock: Clock,
  ) {}

  /** @throws EndsBeforeStart */
  async start({ id, name, console, service }: AccountFacts, slot: Slot, given: Given): Promise<Term> {
    const term = Term.start({
      id: newId(),
      accountId: id,
      codeName: name,
      console,
      service,
      slotId: slot.id,
      slotKind: slot.kind,
      slotLabel: slot.label,
      ...given,
      createdAt: this.clock.now(),
    });
    await this.terms.add(term);
    this.notifications.changed(term);
    return term;
  }
}
