export type { ServerEvents } from './server-events.js';
export type { ClientEvents, JoinAnswer } from './client-events.js';
