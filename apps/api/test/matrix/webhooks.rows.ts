import type { Row } from './table.js';
import { admins } from './who.js';

const WEBHOOKS = '/api/webhooks';
const aWebhook: Row['target'] = (fixtures) => fixtures.aWebhook();

/** The calls of webhooks. */
export const webhooks: Row[] = [
  { call: `get ${WEBHOOKS}`, answers: admins() },
  {
    call: `post ${WEBHOOKS}`,
    answers: admins(201),
    body: { url: 'https://127.0.0.1:9/hook', events: ['user.registered'] },
  },
  { call: `get ${WEBHOOKS}/{id}`, answers: admins(), target: aWebhook },
  { call: `put ${WEBHOOKS}/{id}`, answers: admins(), target: aWebhook, body: { events: ['ticket.opened'] } },
  { call: `delete ${WEBHOOKS}/{id}`, answers: admins(), target: aWebhook },
  { call: `get ${WEBHOOKS}/{id}/deliveries`, answers: admins(), target: aWebhook },
  { call: `post ${WEBHOOKS}/{id}/test`, answers: admins(202), target: aWebhook },
  {
    call: `post ${WEBHOOKS}/deliveries/{id}/resend`,
    answers: admins(202),
    target: (fixtures) => fixtures.aWebhookDelivery(),
  },
];
