export { NOTIFICATION_KINDS, type KindSwitches, type NotificationKind } from './kinds.js';
