import { GetListingFacts, type ListingFacts, type Service } from '@manette/contracts/catalog';
import { DomainError } from '@manette/contracts/errors';
import { GUIDE_MESSAGES, guideConsoleOf } from '@manette/contracts/fulfilment';
import type { GuideConsole, SendGuideInput } from '@manette/contracts/fulfilment';
import type { TicketFacts } from '@manette/contracts/orders';
import { GetSlotOfTicket, type SlotKind, type SlotOfTicket } from '@manette/contracts/rentals';
import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';

export interface GuideTarget {
  console: GuideConsole;
  service: Service;
}

/** Returns the console of a slot that is for PS4 or PS5 only. */
const consoleOfSlot = (kind: SlotKind): GuideConsole | undefined => {
  if (kind.endsWith('_ps4')) return 'ps4';
  return kind.endsWith('_ps5') ? 'ps5' : undefined;
};

function consoleOf(listing: ListingFacts | null, slot: SlotOfTicket | null): GuideConsole | undefined {
  const ofListing = listing?.console && guideConsoleOf(listing.console);
  // A slot of a PS Portal counts as one of a PS5.
  const decides = slot && listing?.console === 'PS4/PS5';
  return (decides ? consoleOfSlot(slot.kind) : undefined) ?? ofListing ?? undefined;
}

/**
 * Finds the console and the service of a ticket's guide: the given ones, otherwise those of its slot, otherwise of
 * its item.
 */
@Injectable()
export class GuideTargets {
  constructor(private readonly queries: QueryBus) {}

  /** @throws DomainError VALIDATION_FAILED if neither decides [LIF-098] */
  async of(ticket: TicketFacts, given: SendGuideInput): Promise<GuideTarget> {
    const listing = ticket.item && (await this.listing(ticket.item));
    const slot = await this.queries.execute<GetSlotOfTicket, SlotOfTicket | null>(
      new GetSlotOfTicket(ticket.id),
    );
    const console = given.console ?? consoleOf(listing, slot);
    if (!console) throw new DomainError('VALIDATION_FAILED', GUIDE_MESSAGES.console, 'console');
    const service = given.service ?? listing?.service;
    if (!service) throw new DomainError('VALIDATION_FAILED', GUIDE_MESSAGES.service, 'service');
    return { console, service };
  }

  private listing({ kind, id }: NonNullable<TicketFacts['item']>): Promise<ListingFacts | null> {
    return this.queries.execute<GetListingFacts, ListingFacts | null>(
      new GetListingFacts({ kind, id }, true),
    );
  }
}
