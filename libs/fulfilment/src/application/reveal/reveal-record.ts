import { AmendTicket, type TicketAmendment } from '@manette/contracts/orders';
import { AuditTrail, APP_CONFIG, Quotas, type AppConfig } from '@manette/platform';
import { Inject, Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { Deliveries } from '../../domain/deliveries.js';
import type { Delivery, Origin } from '../../domain/delivery.js';
import type { ItemContent } from '../../domain/item-content.js';
import { VaultItems } from '../../domain/vault-items.js';
import type { Person } from '../delivery/delivery-access.js';
import { DeliveryNews } from '../delivery/delivery-news.js';
import { revealQuota } from './reveal-quota.js';
import { deliveryTarget } from '../recorded-delivery.js';

/**
 * Reads a content and records who has seen it in one transaction, so that no content is returned without a record
 * [LIF-063].
 */
@Injectable()
export class RevealRecord {
  constructor(
    private readonly items: VaultItems,
    private readonly deliveries: Deliveries,
    private readonly quotas: Quotas,
    private readonly commands: CommandBus,
    private readonly news: DeliveryNews,
    @Inject(APP_CONFIG) private readonly config: AppConfig,
    private readonly audit: AuditTrail,
  ) {}

  /** @throws TooManyRequests; Error if the stored content belongs to another item [LIF-065] */
  async show(
    { itemId, delivery }: { itemId: string; delivery: Delivery },
    by: { person: Person; from: Origin; at: Date },
    amendment: TicketAmendment,
  ): Promise<ItemContent> {
    const { id, ticketId } = delivery.fields;
    const { person, from, at } = by;
    await this.quotas.take(revealQuota(this.config), person.id);
    const secret = await this.items.read(itemId);
    await this.deliveries.record(id, { ...from, side: person.role, personId: person.id, at });
    await this.commands.execute(new AmendTicket(ticketId, amendment));
    this.news.changed(delivery);
    this.audit.record({ action: 'secret.revealed', target: deliveryTarget(delivery) });
    return secret;
  }
}
