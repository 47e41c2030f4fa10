import type { Language, Role } from '@manette/contracts/identity';
import type { NotificationKind } from '@manette/contracts/notifications';
import type { Generated } from 'kysely';
import type { ChosenKinds } from '../domain/preferences.js';

/** The tables for Kysely, and the views that other contexts publish. */
export interface NotificationsTables {
  'notifications.preferences': PreferencesRow;
  'notifications.mail_turn': { user_id: string; kind: NotificationKind; sent_at: Date | null };
  'notifications.told_message': { message_id: string; told_at: Date };
  'notifications.search_match': SearchMatchRow;
  'notifications.last_sight': { user_id: string; at: Date };
  'identity.recipient': RecipientRow;
}

/** Times have PostgreSQL's format: `22:00:00`. */
export interface PreferencesRow {
  user_id: string;
  kinds: Generated<ChosenKinds>;
  hide_content: Generated<boolean>;
  quiet_enabled: Generated<boolean>;
  quiet_from: Generated<string>;
  quiet_to: Generated<string>;
  time_zone: string | null;
}

export interface RecipientRow {
  id: string;
  username: string;
  role: Role;
  language: Language;
  is_active: boolean;
  /** Whether the user is active and has an address that is verified or comes from Google. */
  takes_mail: boolean;
}

/** A listing that matches a saved search, stored until the mail about it is written. */
export interface SearchMatchRow {
  user_id: string;
  search_id: string;
  name: string;
  path: string;
  listing_kind: 'account' | 'giftCard';
  listing_id: string;
  listing_name: string;
  matched_at: Date;
}
