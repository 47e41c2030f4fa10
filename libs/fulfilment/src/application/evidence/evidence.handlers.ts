import type { ItemRef } from '@manette/contracts/catalog';
import { GetFulfilmentEvidence, HasFreeItems, type FulfilmentEvidence } from '@manette/contracts/fulfilment';
import { Clock } from '@manette/platform';
import { EntityManager } from '@mikro-orm/postgresql';
import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { VaultItems } from '../../domain/vault-items.js';
import { DeliveryRows } from '../delivery/delivery-rows.js';
import { guideViewOf, type GuideTables } from '../guide-rows.js';

/** Called by rentals: returns whether the vault of a listing has free items [LIF-074]. */
@QueryHandler(HasFreeItems)
export class HasFreeItemsHandler implements IQueryHandler<HasFreeItems, boolean> {
  constructor(private readonly items: VaultItems) {}

  async execute({ listing }: { listing: ItemRef }): Promise<boolean> {
    return (await this.items.count(listing)).free > 0;
  }
}

/**
 * Called by orders for the dispute file: returns delivery and guides of a ticket, without any content of the vault
 * [LIF-112].
 */
@QueryHandler(GetFulfilmentEvidence)
export class GetFulfilmentEvidenceHandler implements IQueryHandler<
  GetFulfilmentEvidence,
  FulfilmentEvidence
> {
  constructor(
    private readonly em: EntityManager,
    private readonly deliveries: DeliveryRows,
    private readonly clock: Clock,
  ) {}

  async execute({ ticketId }: GetFulfilmentEvidence): Promise<FulfilmentEvidence> {
    const delivery = await this.deliveries.find(ticketId, this.clock.now(), true);
    const sent = this.em.getKysely<GuideTables>().selectFrom('fulfilment.sent_guide').selectAll();
    const guides = await sent.where('ticket_id', '=', ticketId).orderBy('sent_at').orderBy('id').execute();
    return { delivery, guides: guides.map(guideViewOf) };
  }
}
