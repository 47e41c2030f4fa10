import { catalogEvents } from '@manette/contracts/catalog';
import type { AccountView, GiftCardView, ItemRef, ListingChanged } from '@manette/contracts/catalog';
import { Outbox } from '@manette/platform';
import { Injectable } from '@nestjs/common';
import { ReadAccount } from '../read-account/read-account.js';
import { ReadGiftCard } from '../read-gift-card/read-gift-card.js';

const EVERYONE = { everyone: true } as const;

/** Tells everybody signed in, and the other contexts, what happens on the shelf; inside the change's transaction. */
@Injectable()
export class ListingNews {
  constructor(
    private readonly outbox: Outbox,
    private readonly account: ReadAccount,
    private readonly giftCard: ReadGiftCard,
  ) {}

  async accountCreated(id: string): Promise<AccountView> {
    const view = await this.account.run(id);
    this.outbox.emit(EVERYONE, 'new_account_uploaded', view);
    this.publish(catalogEvents.listingCreated, { kind: 'account', id });
    return view;
  }

  /** A bulk upload is announced once, with its count. */
  accountsCreated(ids: readonly string[]): void {
    this.outbox.emit(EVERYONE, 'new_account_uploaded', { count: ids.length });
    for (const id of ids) this.publish(catalogEvents.listingCreated, { kind: 'account', id });
  }

  async accountChanged(id: string): Promise<AccountView> {
    const view = await this.account.run(id);
    this.outbox.emit(EVERYONE, 'account_updated', view);
    this.publish(catalogEvents.listingChanged, { kind: 'account', id });
    return view;
  }

  async giftCardCreated(id: string): Promise<GiftCardView> {
    const view = await this.giftCard.run(id);
    this.outbox.emit(EVERYONE, 'new_giftcard_uploaded', view);
    this.publish(catalogEvents.listingCreated, { kind: 'giftCard', id });
    return view;
  }

  /** A bulk upload is announced once, with its count. */
  giftCardsCreated(ids: readonly string[]): void {
    this.outbox.emit(EVERYONE, 'new_giftcard_uploaded', { count: ids.length });
    for (const id of ids) this.publish(catalogEvents.listingCreated, { kind: 'giftCard', id });
  }

  async giftCardChanged(id: string): Promise<GiftCardView> {
    const view = await this.giftCard.run(id);
    this.outbox.emit(EVERYONE, 'giftcard_updated', view);
    this.publish(catalogEvents.listingChanged, { kind: 'giftCard', id });
    return view;
  }

  async changed(item: ItemRef): Promise<void> {
    await (item.kind === 'account' ? this.accountChanged(item.id) : this.giftCardChanged(item.id));
  }

  deleted({ kind, id }: ItemRef): void {
    this.outbox.emit(EVERYONE, kind === 'account' ? 'account_deleted' : 'giftcard_deleted', { _id: id });
    this.publish(catalogEvents.listingDeleted, { kind, id });
  }

  private publish(topic: string, payload: ListingChanged): void {
    this.outbox.event(topic, payload);
  }
}
