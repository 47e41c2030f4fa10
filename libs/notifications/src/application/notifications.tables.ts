import type { Language, Role } from '@manette/contracts/identity';
import type { Generated } from 'kysely';
import type { ChosenKinds } from '../domain/preferences.js';

/** The tables as Kysely sees them, and the views that other contexts publish. */
export interface NotificationsTables {
  'notifications.preferences': PreferencesRow;
  'identity.recipient': RecipientRow;
}

/** The times are as PostgreSQL writes them: `22:00:00`. */
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
  /** Active, and with an address that is verified or Google's. */
  takes_mail: boolean;
}
