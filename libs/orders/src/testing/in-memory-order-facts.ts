import type { ItemRef } from '@manette/contracts/catalog';
import { Injectable } from '@nestjs/common';
import { OrderFactsReader, type OrderFacts } from '../application/open-ticket/order-facts.js';
import { TicketRepository } from '../domain/ticket.repository.js';
import { InMemoryCatalog } from './in-memory-catalog.js';
import { InMemorySettingsAndPayments } from './in-memory-settings-and-payments.js';

/** Reads the facts of an order from the other in-memory parts; the client is always null. */
@Injectable()
export class InMemoryOrderFacts extends OrderFactsReader {
  constructor(
    private readonly tickets: TicketRepository,
    private readonly catalog: InMemoryCatalog,
    private readonly life: InMemorySettingsAndPayments,
  ) {
    super();
  }

  async read(clientId: string, item: ItemRef | null): Promise<OrderFacts> {
    return {
      openTicketId: item && (await this.tickets.findOpenRequest(clientId, item)),
      item: (item && this.catalog.items.get(item.id)) ?? null,
      showsPaymentCard: this.life.settings.autoPaymentCard && this.life.hasPaymentMethod,
      client: null,
    };
  }
}
