import { createECDH, randomBytes } from 'node:crypto';
import type { Row } from './table.js';
import { anyone, signedIn } from './who.js';

const NO_DEVICE = '00000000-0000-4000-8000-000000000000';

let count = 0;
function aSubscription(): object {
  const browser = createECDH('prime256v1');
  const p256dh = browser.generateKeys('base64url');
  const keys = { p256dh, auth: randomBytes(16).toString('base64url') };
  return { endpoint: `http://127.0.0.1:9/${++count}`, keys, language: 'en' };
}

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
  { call: 'get /api/notifications/devices', answers: signedIn() },
  { call: 'post /api/notifications/devices', answers: signedIn(201), body: async () => aSubscription() },
  // No user has a device with this id. The tests of pushes cover calls on a user's own devices.
  { call: 'delete /api/notifications/devices/{id}', answers: signedIn('NOT_FOUND'), target: () => NO_DEVICE },
  {
    call: 'post /api/notifications/devices/{id}/test',
    answers: signedIn('NOT_FOUND'),
    target: () => NO_DEVICE,
  },
];
