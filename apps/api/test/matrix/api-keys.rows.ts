import type { Row } from './table.js';
import { admins } from './who.js';

/** The calls on API keys. */
export const apiKeys: Row[] = [
  { call: 'get /api/api-keys', answers: admins() },
  {
    call: 'post /api/api-keys',
    answers: admins(201),
    body: { name: 'Accounting', scopes: ['accounts:read'] },
  },
  { call: 'delete /api/api-keys/{id}', answers: admins(), target: (fixtures) => fixtures.anApiKey() },
];
