import type { Row } from './table.js';
import { anyone, signedIn } from './who.js';

/** The calls of notifications. */
export const notifications: Row[] = [
  { call: 'get /api/notifications/preferences', answers: signedIn() },
  { call: 'put /api/notifications/preferences', answers: signedIn(), body: { hideContent: true } },
  {
    call: 'get /api/notifications/unsubscribe/{token}',
    answers: anyone(302),
    target: () => 'a~b',
  },
  {
    call: 'post /api/notifications/unsubscribe/{token}',
    answers: anyone('INVALID_TOKEN'),
    target: () => 'a~b',
  },
];
