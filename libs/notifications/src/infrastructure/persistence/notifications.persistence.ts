import type { ContextPersistence } from '@manette/platform';
import { Notifications001Preferences } from './migrations/notifications-001-preferences.js';

export const notificationsPersistence: ContextPersistence = {
  schema: 'notifications',
  entities: [],
  migrations: [{ name: 'notifications_001_preferences', class: Notifications001Preferences }],
};
