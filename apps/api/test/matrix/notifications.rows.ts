import type { Row } from './table.js';
import { signedIn } from './who.js';

/** The calls of notifications. */
export const notifications: Row[] = [
  { call: 'get /api/notifications/preferences', answers: signedIn() },
  { call: 'put /api/notifications/preferences', answers: signedIn(), body: { hideContent: true } },
];
