import type { Row } from './table.js';
import { admins, anyone, ownerAndAdmins } from './who.js';

const GUIDES = '/api/guides';
const kind = { kind: 'activation' };

/** The calls of the guides. */
export const guides: Row[] = [
  { call: `get ${GUIDES}`, answers: admins() },
  { call: `get ${GUIDES}/pictures/{name}.svg`, answers: anyone(), target: async () => 'download' },
  {
    call: `post ${GUIDES}/tickets/{ticketId}`,
    answers: admins(201),
    target: (fixtures) => fixtures.anOrder(),
    body: kind,
  },
  {
    call: `get ${GUIDES}/tickets/{ticketId}`,
    answers: ownerAndAdmins(),
    target: (fixtures) => fixtures.aTicket(),
  },
  {
    call: `put ${GUIDES}/sent/{id}/steps/{number}`,
    answers: { ...ownerAndAdmins(), administrator: 'FORBIDDEN' },
    target: (fixtures) => fixtures.aSentGuide(),
    body: { done: true },
  },
];
