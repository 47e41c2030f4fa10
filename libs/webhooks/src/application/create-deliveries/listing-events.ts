import { catalogEvents, type ListingChanged, type ListingsUploaded } from '@manette/contracts/catalog';
import type { WebhookEvent } from '@manette/contracts/webhooks';
import { OnIntegrationEventInOrder, type IntegrationEventDelivery } from '@manette/platform';
import { Injectable } from '@nestjs/common';
import { ifWebhookSubscribes } from './if-webhook-subscribes.js';
import { CreateDeliveries } from './create-deliveries.js';

/** The kinds of listings in the data of webhooks. */
const KINDS = { account: 'account', giftCard: 'giftcard' } as const;

/** Sends events of listings to webhooks; the listings of an upload cause one event with their number [POC-092]. */
@Injectable()
export class ListingEvents {
  constructor(private readonly webhooks: CreateDeliveries) {}

  @OnIntegrationEventInOrder(catalogEvents.listingCreated, ifWebhookSubscribes('listing.created'))
  onCreated(created: ListingChanged, { id }: IntegrationEventDelivery): Promise<void> {
    return this.tell(id, 'listing.created', created);
  }

  @OnIntegrationEventInOrder(catalogEvents.listingsUploaded, ifWebhookSubscribes('listing.created'))
  onUploaded({ kind, count }: ListingsUploaded, { id: eventId }: IntegrationEventDelivery): Promise<void> {
    return this.webhooks.tell({ eventId, type: 'listing.created', data: { kind: KINDS[kind], count } });
  }

  @OnIntegrationEventInOrder(catalogEvents.listingChanged, ifWebhookSubscribes('listing.updated'))
  onChanged(changed: ListingChanged, { id }: IntegrationEventDelivery): Promise<void> {
    return this.tell(id, 'listing.updated', changed);
  }

  @OnIntegrationEventInOrder(catalogEvents.listingSoldOut, ifWebhookSubscribes('listing.out_of_stock'))
  onSoldOut(soldOut: ListingChanged, { id }: IntegrationEventDelivery): Promise<void> {
    return this.tell(id, 'listing.out_of_stock', soldOut);
  }

  @OnIntegrationEventInOrder(catalogEvents.listingDeleted, ifWebhookSubscribes('listing.deleted'))
  onDeleted({ kind, id: _id }: ListingChanged, { id: eventId }: IntegrationEventDelivery): Promise<void> {
    return this.webhooks.tell({ eventId, type: 'listing.deleted', data: { kind: KINDS[kind], _id } });
  }

  private async tell(eventId: string, type: WebhookEvent, { kind, listing }: ListingChanged): Promise<void> {
    if (!listing) return;
    await this.webhooks.tell({ eventId, type, data: { kind: KINDS[kind], [kind]: listing } });
  }
}
