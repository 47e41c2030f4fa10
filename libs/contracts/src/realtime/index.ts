export { isActivityEvent, type ServerEvents } from './server-events.js';
export type { ClientEvents, JoinAnswer, PresenceAnswer, PresenceChanges } from './client-events.js';
