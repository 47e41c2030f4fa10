export { NotificationsModule } from './notifications.module.js';
export { notificationsPersistence } from './infrastructure/persistence/notifications.persistence.js';
