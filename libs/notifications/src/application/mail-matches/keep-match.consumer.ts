import { catalogEvents, type SavedSearchMatched } from '@manette/contracts/catalog';
import { EntityManager } from '@mikro-orm/postgresql';
import { Clock, OnIntegrationEvent } from '@manette/platform';
import { Injectable } from '@nestjs/common';
import type { NotificationsTables } from '../notifications.tables.js';
import { PreferencesOf } from '../preferences/preferences-of.js';

/** Stores the listings that match a saved search for the next mail, if the user wants such mails. */
@Injectable()
export class KeepMatch {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly preferences: PreferencesOf,
  ) {}

  @OnIntegrationEvent(catalogEvents.savedSearchMatched)
  async keep({ searchId, userId, name, path, listings }: SavedSearchMatched): Promise<void> {
    if (!(await this.preferences.ofUser(userId))?.kinds.savedSearches.mail) return;
    const search = { user_id: userId, search_id: searchId, name, path, matched_at: this.clock.now() };
    const rows = listings.map((listing) => ({
      ...search,
      ...{ listing_kind: listing.kind, listing_id: listing.id, listing_name: listing.name },
    }));
    await this.em
      .getKysely<NotificationsTables>()
      .insertInto('notifications.search_match')
      .values(rows)
      .onConflict((same) => same.doNothing())
      .execute();
  }
}
