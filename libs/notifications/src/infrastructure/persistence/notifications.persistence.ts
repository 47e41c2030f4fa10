import type { ContextPersistence } from '@manette/platform';
import { Notifications001Preferences } from './migrations/notifications-001-preferences.js';
import { Notifications010Push } from './migrations/notifications-010-push.js';
import { Notifications020Mails } from './migrations/notifications-020-mails.js';
import { Notifications030MailsOff } from './migrations/notifications-030-mails-off.js';

export const notificationsPersistence: ContextPersistence = {
  schema: 'notifications',
  entities: [],
  migrations: [
    { name: 'notifications_001_preferences', class: Notifications001Preferences },
    { name: 'notifications_010_push', class: Notifications010Push },
    { name: 'notifications_020_mails', class: Notifications020Mails },
    { name: 'notifications_030_mails_off', class: Notifications030MailsOff },
  ],
};
