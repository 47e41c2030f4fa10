import { catalogEvents } from '@manette/contracts/catalog';
import type { ItemRef, ListingChanged, ListingsAdded, ListingsUploaded } from '@manette/contracts/catalog';
import { Outbox } from '@manette/platform';
import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { ListingKind, ViewOf } from '../../domain/listing-kinds.js';
import type { ChangedListingState } from '../../domain/listing-units.js';
import { NotifyWaitingClients } from '../notify-waiting-clients/notify-waiting-clients.js';
import { ReadListing } from '../read-listing/read-listing.query.js';

const EVERYONE = { everyone: true } as const;
const EVENTS = {
  account: { created: 'new_account_uploaded', changed: 'account_updated', deleted: 'account_deleted' },
  giftCard: { created: 'new_giftcard_uploaded', changed: 'giftcard_updated', deleted: 'giftcard_deleted' },
} as const;

/** How many listings of a file are compared with the saved searches by one statement. */
const COMPARED_TOGETHER = 50;

/** Announces changes of listings to all signed-in users and to the other contexts, inside the change's transaction. */
@Injectable()
export class ListingAnnouncer {
  constructor(
    private readonly outbox: Outbox,
    private readonly queries: QueryBus,
    private readonly waiting: NotifyWaitingClients,
  ) {}

  /** Announces a new listing and returns it as it was announced. */
  async created<K extends ListingKind>(kind: K, id: string): Promise<ViewOf<K>> {
    const view = await this.queries.execute(new ReadListing(kind, id));
    this.outbox.emit(EVERYONE, EVENTS[kind].created, view);
    this.publish(catalogEvents.listingCreated, { kind, id, listing: view });
    this.added(kind, [id]);
    return view;
  }

  /**
   * Announces the listings of a file: clients receive one event with their number, the other contexts one event per
   * listing.
   */
  createdInBulk(kind: ListingKind, ids: readonly string[]): void {
    this.outbox.emit(EVERYONE, EVENTS[kind].created, { count: ids.length });
    for (const id of ids) this.publish(catalogEvents.listingCreated, { kind, id });
    for (let at = 0; at < ids.length; at += COMPARED_TOGETHER)
      this.added(kind, ids.slice(at, at + COMPARED_TOGETHER));
    const uploaded: ListingsUploaded = { kind, count: ids.length };
    this.outbox.event(catalogEvents.listingsUploaded, uploaded);
  }

  /**
   * Announces a changed listing and notifies the clients who wait for its stock. Every change of stock calls this
   * method.
   * @param isSoldOut whether the change took the last unit
   * @returns the listing as it was announced
   */
  async changed<K extends ListingKind>(kind: K, id: string, isSoldOut = false): Promise<ViewOf<K>> {
    const view = await this.queries.execute(new ReadListing(kind, id));
    this.outbox.emit(EVERYONE, EVENTS[kind].changed, view);
    this.publish(catalogEvents.listingChanged, { kind, id, listing: view });
    if (isSoldOut) this.publish(catalogEvents.listingSoldOut, { kind, id, listing: view });
    await this.waiting.changed({ kind, id });
    return view;
  }

  /** Announces a listing whose units or ratings changed, unless it is hidden or unknown. */
  async touched({ kind, id }: ItemRef, touched: ChangedListingState): Promise<void> {
    if (touched && !touched.isDeleted) await this.changed(kind, id, touched.isSoldOut);
  }

  async deleted({ kind, id }: ItemRef): Promise<void> {
    this.outbox.emit(EVERYONE, EVENTS[kind].deleted, { _id: id });
    this.publish(catalogEvents.listingDeleted, { kind, id });
    await this.waiting.deleted({ kind, id });
  }

  private added(kind: ListingKind, ids: string[]): void {
    this.outbox.event(catalogEvents.listingsAdded, { kind, ids } satisfies ListingsAdded);
  }

  private publish(topic: string, payload: ListingChanged): void {
    this.outbox.event(topic, payload);
  }
}
