import { accountInput, cardInput } from '../catalog/support/listings.js';
import { apiKeys } from './api-keys.rows.js';
import { audit } from './audit.rows.js';
import { fulfilment } from './fulfilment.rows.js';
import { guides } from './guides.rows.js';
import { identity } from './identity.rows.js';
import { notifications } from './notifications.rows.js';
import { payments } from './payments.rows.js';
import { rentals } from './rentals.rows.js';
import type { MatrixFixtures } from './matrix-fixtures.js';
import { webhooks } from './webhooks.rows.js';
import { admins, anyone, ownerAndAdmins, signedIn, verified, verifiedClients, type Answers } from './who.js';

/** A call of the OpenAPI document with the expected response for every actor. */
export interface Row {
  /** Method and path as in the OpenAPI document. */
  call: string;
  answers: Answers;
  /** What the call does, when one call has several rows. */
  doing?: string;
  /** Returns the value of the path's parameter: new data for every attempt. */
  target?: (fixtures: MatrixFixtures) => Promise<string> | string;
  body?: object | ((fixtures: MatrixFixtures) => Promise<object>);
  endsSession?: true;
}

const anAccount = (fixtures: MatrixFixtures) => fixtures.anAccount();
const aGiftCard = (fixtures: MatrixFixtures) => fixtures.aGiftCard();
const aTicket = (fixtures: MatrixFixtures) => fixtures.aTicket();
const anOrder = (fixtures: MatrixFixtures) => fixtures.anOrder();
const aHeldOrder = (fixtures: MatrixFixtures) => fixtures.aHeldOrder();
const aCompletedTicket = (fixtures: MatrixFixtures) => fixtures.aCompletedTicket();
const aMessage = (fixtures: MatrixFixtures) => fixtures.aMessage();
const aCannedReply = (fixtures: MatrixFixtures) => fixtures.aCannedReply();
const reply = { title: 'Hello', english: 'Hello', arabic: 'مرحبا' };

const product: Row[] = [
  { call: 'get /api/health/live', answers: anyone() },
  { call: 'get /api/health/ready', answers: anyone() },
  { call: 'get /api/config', answers: anyone() },
  { call: 'post /api/vitals', answers: anyone('NOT_FOUND') },
];

const catalogue: Row[] = [
  { call: 'get /api/accounts', answers: signedIn() },
  { call: 'get /api/accounts/{id}', answers: signedIn(), target: anAccount },
  { call: 'get /api/accounts/new-count', answers: signedIn() },
  { call: 'post /api/accounts/mark-viewed', answers: signedIn() },
  { call: 'post /api/accounts', answers: admins(201), body: accountInput() },
  { call: 'put /api/accounts/{id}', answers: admins(), target: anAccount, body: { available: 1 } },
  { call: 'delete /api/accounts/{id}', answers: admins(), target: anAccount },
  { call: 'post /api/accounts/upload', answers: admins('VALIDATION_FAILED') },
  { call: 'post /api/accounts/bulk-upload', answers: admins('VALIDATION_FAILED') },
  { call: 'get /api/accounts/export', answers: admins() },
  { call: 'get /api/giftcards', answers: signedIn() },
  { call: 'get /api/giftcards/{id}', answers: signedIn(), target: aGiftCard },
  { call: 'get /api/giftcards/new-count', answers: signedIn() },
  { call: 'post /api/giftcards/mark-viewed', answers: signedIn() },
  { call: 'post /api/giftcards', answers: admins(201), body: cardInput() },
  { call: 'put /api/giftcards/{id}', answers: admins(), target: aGiftCard, body: { available: 1 } },
  { call: 'delete /api/giftcards/{id}', answers: admins(), target: aGiftCard },
  { call: 'post /api/giftcards/bulk-upload', answers: admins('VALIDATION_FAILED') },
  { call: 'get /api/giftcards/export', answers: admins() },
];

const pocket: Row[] = [
  { call: 'get /api/saved-searches', answers: signedIn() },
  {
    call: 'post /api/saved-searches',
    answers: signedIn(201),
    body: { catalog: 'giftcards', query: { platform: 'Steam' } },
  },
  {
    call: 'delete /api/saved-searches/{id}',
    answers: { ...signedIn('NOT_FOUND'), client: 200 },
    target: (fixtures) => fixtures.aSavedSearch(),
  },
  { call: 'get /api/stock-alerts', answers: { ...verified(), administrator: 'FORBIDDEN' } },
  {
    call: 'post /api/stock-alerts',
    answers: { ...verified(201), administrator: 'FORBIDDEN' },
    body: async (fixtures) => ({ accountId: await fixtures.anAccountWithoutStock() }),
  },
  {
    call: 'delete /api/stock-alerts/{listingId}',
    answers: { ...verified('NOT_FOUND'), client: 200, administrator: 'FORBIDDEN' },
    target: (fixtures) => fixtures.anAwaitedAccount(),
  },
];

const SUPPORT = '/api/messages/support';
const orders: Row[] = [
  { call: `get ${SUPPORT}/tickets`, answers: verified() },
  { call: `get ${SUPPORT}/unread-count`, answers: verified() },
  {
    call: `post ${SUPPORT}/ticket`,
    answers: verifiedClients(201),
    body: { subject: 'A question', orderType: 'general' },
  },
  { call: `get ${SUPPORT}/ticket/{id}`, answers: ownerAndAdmins(), target: aTicket },
  { call: `get ${SUPPORT}/{ticketId}`, answers: ownerAndAdmins(), target: aTicket },
  {
    call: `post ${SUPPORT}`,
    answers: ownerAndAdmins(201),
    body: async (fixtures) => ({ ticketId: await fixtures.aTicket(), content: 'Hello' }),
  },
  {
    call: `put ${SUPPORT}/ticket/{id}/status`,
    doing: 'cancelling',
    answers: ownerAndAdmins(),
    target: aTicket,
    body: { status: 'cancelled' },
  },
  ...(['in_progress', 'completed'] as const).map((status) => ({
    call: `put ${SUPPORT}/ticket/{id}/status`,
    doing: `setting ${status}`,
    answers: { ...ownerAndAdmins(), client: 'FORBIDDEN' as const },
    target: aTicket,
    body: { status },
  })),
  { call: `patch ${SUPPORT}/ticket/{id}`, answers: admins(), target: aTicket, body: { priority: 'high' } },
  { call: `delete ${SUPPORT}/ticket/{id}`, answers: admins(), target: aTicket },
  { call: `delete ${SUPPORT}/message/{id}`, answers: admins(), target: aMessage },
  { call: `get ${SUPPORT}/ticket/{id}/timeline`, answers: admins(), target: aTicket },
  { call: `put ${SUPPORT}/ticket/{id}/hold`, answers: admins(201), target: anOrder, body: { minutes: 15 } },
  { call: `delete ${SUPPORT}/ticket/{id}/hold`, answers: admins(), target: aHeldOrder },
  { call: `get ${SUPPORT}/ticket/{ticketId}/queue`, answers: ownerAndAdmins(), target: aTicket },
  { call: `get ${SUPPORT}/canned-replies`, answers: admins() },
  { call: `post ${SUPPORT}/canned-replies`, answers: admins(201), body: reply },
  { call: `put ${SUPPORT}/canned-replies/{id}`, answers: admins(), target: aCannedReply, body: reply },
  { call: `delete ${SUPPORT}/canned-replies/{id}`, answers: admins(), target: aCannedReply },
  { call: 'get /api/settings', answers: admins() },
  { call: 'put /api/settings', answers: admins(), body: {} },
];

const evidence: Row[] = [
  { call: 'get /api/evidence/tickets/{ticketId}', answers: admins(), target: aTicket },
  { call: 'get /.well-known/manette-evidence.pem', answers: anyone() },
];

const ratings: Row[] = [
  { call: 'get /api/ratings', answers: admins() },
  { call: 'get /api/ratings/tickets/{ticketId}', answers: ownerAndAdmins(), target: aTicket },
  {
    call: 'put /api/ratings/tickets/{ticketId}',
    answers: { ...ownerAndAdmins(201), administrator: 'FORBIDDEN' },
    target: aCompletedTicket,
    body: { stars: 5 },
  },
];

const stats: Row[] = ['overview', 'tickets', 'accounts', 'giftcards', 'users', 'ratings', 'activity'].map(
  (figures) => ({
    call: `get /api/stats/${figures}`,
    answers: admins(),
  }),
);

const chat: Row[] = [
  { call: 'get /api/messages/public', answers: verified() },
  { call: 'post /api/messages/public', answers: verified(201), body: { content: 'Hello' } },
  {
    call: 'delete /api/messages/public/{id}',
    answers: admins(),
    target: (fixtures) => fixtures.aPublicMessage(),
  },
  { call: 'get /api/messages/public/mutes', answers: admins() },
  {
    call: 'post /api/messages/public/mutes',
    answers: admins(201),
    body: async (fixtures) => ({ userId: await fixtures.aClient(), duration: '10m' }),
  },
  {
    call: 'delete /api/messages/public/mutes/{userId}',
    answers: admins(),
    target: (fixtures) => fixtures.aMutedClient(),
  },
  { call: 'put /api/messages/public/slow-mode', answers: admins(), body: { seconds: 0 } },
  {
    call: 'post /api/messages/public/{id}/report',
    answers: { ...verified(201), administrator: 'FORBIDDEN' },
    target: (fixtures) => fixtures.aPublicMessage(),
    body: { reason: 'spam' },
  },
  { call: 'get /api/messages/public/reports', answers: admins() },
  {
    call: 'post /api/messages/public/reports/{id}/dismiss',
    answers: admins(),
    target: (fixtures) => fixtures.aReport(),
  },
  { call: 'get /api/gifs/search', answers: verified('VALIDATION_FAILED') },
];

/**
 * The access rights of every call (contract, section 3). When a call lacks something (a file, a valid token), the refusal for
 * that reason shows that the caller has access. A new call of the product needs a row here.
 */
export const TABLE: readonly Row[] = [
  ...product,
  ...identity,
  ...catalogue,
  ...pocket,
  ...orders,
  ...fulfilment,
  ...ratings,
  ...evidence,
  ...guides,
  ...webhooks,
  ...payments,
  ...rentals,
  ...notifications,
  ...chat,
  ...stats,
  ...audit,
  ...apiKeys,
];
