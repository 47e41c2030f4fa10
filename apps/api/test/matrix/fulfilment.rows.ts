import type { Row } from './table.js';
import { admins, ownerAndAdmins, verified } from './who.js';

const ofAccount: Pick<Row, 'target'> = { target: (fixtures) => fixtures.anAccount() };
const ofCard: Pick<Row, 'target'> = { target: (fixtures) => fixtures.aGiftCard() };
const ofTicket: Pick<Row, 'target'> = { target: (fixtures) => fixtures.aTicket() };
const unknown: Pick<Row, 'target'> = { target: () => '01890a5d-ac96-774b-bcce-b302099a8057' };
const body = { reason: 'It does not work' };
let codes = 0;

/** Vault and deliveries. NOT_FOUND for a ticket without a delivery shows that the caller has access. */
export const fulfilment: Row[] = [
  { call: 'get /api/vault/accounts/{listingId}', answers: admins(), ...ofAccount },
  { call: 'put /api/vault/accounts/{listingId}', answers: admins(), ...ofAccount, body: { enabled: true } },
  { call: 'get /api/vault/accounts/{listingId}/items', answers: admins(), ...ofAccount },
  {
    call: 'post /api/vault/accounts/{listingId}/items',
    answers: admins(201),
    ...ofAccount,
    body: { address: 'player@play.test', password: 'pass' },
  },
  { call: 'get /api/vault/giftcards/{listingId}', answers: admins(), ...ofCard },
  { call: 'put /api/vault/giftcards/{listingId}', answers: admins(), ...ofCard, body: { enabled: true } },
  { call: 'get /api/vault/giftcards/{listingId}/items', answers: admins(), ...ofCard },
  {
    call: 'post /api/vault/giftcards/{listingId}/items',
    answers: admins(201),
    ...ofCard,
    body: () => Promise.resolve({ code: `MATRIX-${++codes}` }),
  },
  { call: 'post /api/vault/giftcards/{listingId}/import', answers: admins('VALIDATION_FAILED'), ...ofCard },
  { call: 'put /api/vault/items/{id}', answers: admins('NOT_FOUND'), ...unknown, body: {} },
  { call: 'delete /api/vault/items/{id}', answers: admins('NOT_FOUND'), ...unknown },
  { call: 'get /api/deliveries/tickets/{ticketId}', answers: ownerAndAdmins('NOT_FOUND'), ...ofTicket },
  {
    call: 'post /api/deliveries/{id}/acknowledge',
    answers: verified('NOT_FOUND'),
    ...unknown,
    body: { rulesVersion: 1, language: 'en' },
  },
  { call: 'post /api/deliveries/{id}/reveal', answers: verified('NOT_FOUND'), ...unknown },
  ...['reveal-as-admin', 'extend', 'replace'].map((act) => ({
    call: `post /api/deliveries/{id}/${act}`,
    answers: admins('NOT_FOUND'),
    ...unknown,
    body,
  })),
];
