import type { Readable } from 'node:stream';
import { DomainError } from '@manette/contracts/errors';
import { GetFulfilmentEvidence, type FulfilmentEvidence } from '@manette/contracts/fulfilment';
import { MAX_PAGE_SIZE } from '@manette/contracts/http';
import type { TicketView, TimelineEntryView } from '@manette/contracts/orders';
import { GetPaymentEvidence, type PaymentEvidence } from '@manette/contracts/payments';
import { GetRentalEvidence } from '@manette/contracts/rentals';
import { FileStorage } from '@manette/platform';
import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { Actor } from '../../domain/actor.js';
import { ReadRating } from '../read-rating/read-rating.query.js';
import { ReadTimeline } from '../read-timeline/read-timeline.query.js';
import { EvidenceMessages } from './evidence-messages.js';
import { jsonSource, pathIn, type EvidenceSource } from './evidence-source.js';

/** Collects everything that the shop stores about an order, as the parts of its dispute file in their order [LIF-112]. */
@Injectable()
export class EvidenceParts {
  constructor(
    private readonly queries: QueryBus,
    private readonly messages: EvidenceMessages,
    private readonly storage: FileStorage,
  ) {}

  async of(ticket: TicketView, reader: Actor): Promise<EvidenceSource[]> {
    const { _id: id } = ticket;
    const { messages, files } = await this.messages.of(id);
    const timeline = await this.timeline(id, reader);
    const paid = await this.queries.execute<GetPaymentEvidence, PaymentEvidence>(new GetPaymentEvidence(id));
    const { delivery, guides } = await this.queries.execute<GetFulfilmentEvidence, FulfilmentEvidence>(
      new GetFulfilmentEvidence(id),
    );
    const rental = await this.queries.execute<GetRentalEvidence, object | null>(new GetRentalEvidence(id));
    const rating = await this.queries.execute(new ReadRating(id, reader));
    const texts = { ticket, messages, timeline, payment: paid.payment, delivery, rental, guides, rating };
    return [
      ...Object.entries(texts).map(([name, value]) => jsonSource(name, value)),
      ...files.map(({ key, path }) => ({ path, open: () => this.file(key) })),
      ...paid.proofs.map(({ name, fileKey }, at) => ({
        path: pathIn('proofs', at + 1, name),
        open: () => this.file(fileKey),
      })),
      ...(paid.receipt ? [{ path: 'receipt.pdf', open: async () => Buffer.from(paid.receipt ?? []) }] : []),
    ];
  }

  private async timeline(ticketId: string, reader: Actor): Promise<TimelineEntryView[]> {
    const entries: TimelineEntryView[] = [];
    let cursor: string | undefined;
    do {
      const page = await this.queries.execute(
        new ReadTimeline(ticketId, { limit: MAX_PAGE_SIZE, cursor }, reader),
      );
      entries.push(...page.items);
      cursor = page.nextCursor ?? undefined;
    } while (cursor !== undefined);
    return entries;
  }

  /** Returns null for a missing file: files are removed from the storage some time after their client was deleted. */
  private async file(key: string): Promise<Readable | null> {
    try {
      return await this.storage.read(key);
    } catch (error) {
      if (error instanceof DomainError && error.code === 'NOT_FOUND') return null;
      throw error;
    }
  }
}
