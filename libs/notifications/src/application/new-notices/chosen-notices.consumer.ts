import {
  catalogEvents,
  type BackInStock,
  type ListingChanged,
  type SavedSearchMatched,
} from '@manette/contracts/catalog';
import { chatEvents, type PublicMessagePosted } from '@manette/contracts/chat';
import { rentalsEvents, type ReminderSent } from '@manette/contracts/rentals';
import { OnIntegrationEvent } from '@manette/platform';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { mentionedNames } from '../../domain/mentioned-names.js';
import { NewNotices } from './new-notices.js';

/** Writes the notices about listings, rentals and mentions. */
@Injectable()
export class ChosenNotices {
  constructor(private readonly notices: NewNotices) {}

  @OnIntegrationEvent(rentalsEvents.reminderSent)
  reminded({ termId, clientId, codeName, reminder }: ReminderSent): Promise<void> {
    return this.notices.add({
      kind: 'rentals',
      tag: `rental-${termId}`,
      facts: { name: codeName, reminder },
      items: [{ id: termId }],
      readers: sql`r.id = ${clientId}::uuid`,
    });
  }

  @OnIntegrationEvent(catalogEvents.savedSearchMatched)
  matched({ searchId, userId, name, path, listings }: SavedSearchMatched): Promise<void> {
    return this.notices.add({
      kind: 'savedSearches',
      tag: `search-${searchId}`,
      facts: { name, path },
      items: listings,
      readers: sql`r.id = ${userId}::uuid`,
    });
  }

  @OnIntegrationEvent(catalogEvents.backInStock)
  inStock({ userId, listing }: BackInStock): Promise<void> {
    return this.notices.add({
      kind: 'backInStock',
      tag: `stock-${listing.id}`,
      facts: {},
      items: [listing],
      readers: sql`r.id = ${userId}::uuid`,
    });
  }

  /** Notifies clients who switched this on of new listings, at most once per day [POC-046]. */
  @OnIntegrationEvent(catalogEvents.listingCreated)
  created({ kind, id }: ListingChanged): Promise<void> {
    return this.notices.add({
      kind: 'newListings',
      tag: 'new-listings',
      facts: {},
      items: [{ kind, id }],
      readers: sql`r.role = 'client'`,
    });
  }

  /** Notifies the mentioned users who may use the chat, but not the writer [POC-045]. */
  @OnIntegrationEvent(chatEvents.messagePosted)
  async posted({ messageId, senderId, sender, content }: PublicMessagePosted): Promise<void> {
    const names = mentionedNames(content);
    if (names.length === 0) return;
    await this.notices.add({
      kind: 'mentions',
      tag: 'mentions',
      facts: {},
      items: [{ id: messageId, name: sender }],
      readers: sql`lower(r.username) = any(${names}::text[]) and r.id <> ${senderId}::uuid
        and (r.role = 'admin' or r.takes_mail)`,
    });
  }
}
