import { accountInput, cardInput } from '../catalog/support/listings.js';
import { apiKeys } from './api-keys.rows.js';
import { audit } from './audit.rows.js';
import { fulfilment } from './fulfilment.rows.js';
import { guides } from './guides.rows.js';
import { notifications } from './notifications.rows.js';
import { payments } from './payments.rows.js';
import { rentals } from './rentals.rows.js';
import type { Stage } from './stage.js';
import { webhooks } from './webhooks.rows.js';
import { admins, anyone, ownerAndAdmins, signedIn, verified, verifiedClients, type Answers } from './who.js';

/** A call of the OpenAPI document and what everybody is answered. */
export interface Row {
  /** Method and path as the document has them. */
  call: string;
  answers: Answers;
  /** What is done by it, where one call has several rows. */
  doing?: string;
  /** What stands for the path's parameter: something fresh for every try. */
  target?: (stage: Stage) => Promise<string> | string;
  body?: object | ((stage: Stage) => Promise<object>);
  endsSession?: true;
}

let count = 0;
const newcomer = async () => ({
  username: `matrix${++count}`,
  email: `matrix${count}@example.test`,
  phone: '+213551234567',
  password: 'Passw0rd!',
  confirmPassword: 'Passw0rd!',
});
const administrator = async ({ app }: Stage) => {
  const { email, password } = app.config.admin;
  return { email, password };
};
const aClient = (stage: Stage) => stage.aClient();
const anAccount = (stage: Stage) => stage.anAccount();
const aGiftCard = (stage: Stage) => stage.aGiftCard();
const aTicket = (stage: Stage) => stage.aTicket();
const anOrder = (stage: Stage) => stage.anOrder();
const aHeldOrder = (stage: Stage) => stage.aHeldOrder();
const aCompletedTicket = (stage: Stage) => stage.aCompletedTicket();
const aMessage = (stage: Stage) => stage.aMessage();
const aCannedReply = (stage: Stage) => stage.aCannedReply();
const reply = { title: 'Hello', english: 'Hello', arabic: 'مرحبا' };

const product: Row[] = [
  { call: 'get /api/health/live', answers: anyone() },
  { call: 'get /api/health/ready', answers: anyone() },
  { call: 'get /api/config', answers: anyone() },
  { call: 'post /api/vitals', answers: anyone('NOT_FOUND') },
];

const NO_SESSION = '00000000-0000-4000-8000-000000000000';

const identity: Row[] = [
  { call: 'post /api/auth/register', answers: anyone(201), body: newcomer },
  { call: 'post /api/auth/login', answers: anyone(), body: administrator },
  {
    call: 'post /api/auth/login/second-step',
    answers: anyone('CHALLENGE_EXPIRED'),
    body: { challenge: 'x', code: '123456' },
  },
  { call: 'get /api/auth/second-step', answers: signedIn() },
  { call: 'post /api/auth/second-step/totp', answers: signedIn(201) },
  {
    call: 'post /api/auth/second-step/totp/confirm',
    answers: signedIn('INVALID_CODE'),
    body: { code: '12345' },
  },
  { call: 'delete /api/auth/second-step/totp', answers: signedIn('NOT_FOUND') },
  { call: 'post /api/auth/second-step/recovery-codes', answers: signedIn('CONFLICT') },
  { call: 'post /api/auth/login/passkey/options', answers: anyone(), body: {} },
  { call: 'post /api/auth/login/passkey', answers: anyone('INVALID_PASSKEY'), body: { credential: {} } },
  { call: 'post /api/auth/passkeys/options', answers: signedIn() },
  { call: 'post /api/auth/passkeys', answers: signedIn('INVALID_PASSKEY'), body: { credential: {} } },
  {
    call: 'delete /api/auth/passkeys/{id}',
    answers: signedIn('NOT_FOUND'),
    target: () => '00000000-0000-4000-8000-000000000000',
  },
  { call: 'post /api/auth/forgot-password', answers: anyone(), body: { email: 'nobody@example.test' } },
  {
    call: 'post /api/auth/reset-password',
    answers: anyone('INVALID_TOKEN'),
    body: { token: 'x', password: 'Passw0rd!' },
  },
  { call: 'get /auth/google', answers: anyone(302) },
  { call: 'get /api/auth/google', answers: anyone(302) },
  { call: 'get /api/auth/google/callback', answers: anyone(302) },
  { call: 'get /api/users/verify-email', answers: anyone('INVALID_TOKEN') },
  { call: 'get /api/users/verify-email/{token}', answers: anyone('INVALID_TOKEN'), target: () => 'x' },
  { call: 'get /api/auth/me', answers: signedIn() },
  { call: 'post /api/auth/logout', answers: signedIn(204), endsSession: true },
  { call: 'get /api/auth/sessions', answers: signedIn() },
  { call: 'delete /api/auth/sessions/{id}', answers: signedIn('NOT_FOUND'), target: () => NO_SESSION },
  { call: 'delete /api/auth/sessions', answers: signedIn() },
  { call: 'get /api/auth/reauthenticate', answers: signedIn() },
  { call: 'post /api/auth/reauthenticate/options', answers: signedIn() },
  {
    call: 'post /api/auth/reauthenticate',
    answers: signedIn('REAUTHENTICATION_FAILED'),
    body: { password: 'Wrong1!' },
  },
  { call: 'get /api/users/{id}/sessions', answers: admins(), target: aClient },
  { call: 'delete /api/users/{id}/sessions', answers: admins(), target: aClient },
  {
    call: 'delete /api/users/{id}/sessions/{sessionId}',
    answers: admins('NOT_FOUND'),
    target: () => NO_SESSION,
  },
  { call: 'put /api/users/profile', answers: signedIn(), body: { address: 'Oran' } },
  { call: 'put /api/users/profile/email', answers: signedIn('VALIDATION_FAILED'), body: { email: 'x' } },
  { call: 'put /api/users/profile/picture', answers: signedIn('VALIDATION_FAILED') },
  // Before anybody has asked for an export.
  { call: 'get /api/users/profile/export/file', answers: signedIn('NOT_FOUND') },
  {
    call: 'post /api/users/profile/export',
    answers: { ...signedIn(201), administrator: 'FORBIDDEN' },
  },
  { call: 'get /api/users/profile/export', answers: signedIn() },
  {
    call: 'post /api/users/resend-verification',
    answers: { ...signedIn('CONFLICT'), unverified: 200 },
  },
  { call: 'get /api/users/online', answers: signedIn() },
  { call: 'get /api/users', answers: admins() },
  { call: 'put /api/users/{id}', answers: admins(), target: aClient, body: { address: 'Oran' } },
  { call: 'patch /api/users/{id}/toggle-status', answers: admins(), target: aClient },
  { call: 'delete /api/users/{id}', answers: admins(), target: aClient },
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
    target: (stage) => stage.aSavedSearch(),
  },
  { call: 'get /api/stock-alerts', answers: { ...verified(), administrator: 'FORBIDDEN' } },
  {
    call: 'post /api/stock-alerts',
    answers: { ...verified(201), administrator: 'FORBIDDEN' },
    body: async (stage) => ({ accountId: await stage.anAccountWithoutStock() }),
  },
  {
    call: 'delete /api/stock-alerts/{listingId}',
    answers: { ...verified('NOT_FOUND'), client: 200, administrator: 'FORBIDDEN' },
    target: (stage) => stage.anAwaitedAccount(),
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
    body: async (stage) => ({ ticketId: await stage.aTicket(), content: 'Hello' }),
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
  { call: 'delete /api/messages/public/{id}', answers: admins(), target: (stage) => stage.aPublicMessage() },
  { call: 'get /api/messages/public/mutes', answers: admins() },
  {
    call: 'post /api/messages/public/mutes',
    answers: admins(201),
    body: async (stage) => ({ userId: await stage.aClient(), duration: '10m' }),
  },
  {
    call: 'delete /api/messages/public/mutes/{userId}',
    answers: admins(),
    target: (stage) => stage.aMutedClient(),
  },
  { call: 'put /api/messages/public/slow-mode', answers: admins(), body: { seconds: 0 } },
  {
    call: 'post /api/messages/public/{id}/report',
    answers: { ...verified(201), administrator: 'FORBIDDEN' },
    target: (stage) => stage.aPublicMessage(),
    body: { reason: 'spam' },
  },
  { call: 'get /api/messages/public/reports', answers: admins() },
  {
    call: 'post /api/messages/public/reports/{id}/dismiss',
    answers: admins(),
    target: (stage) => stage.aReport(),
  },
  { call: 'get /api/gifs/search', answers: verified('VALIDATION_FAILED') },
];

/**
 * Who may call what (contract, section 3). Where a try lacks something (a file, a right token), the refusal of that shows
 * that the caller was let in. A new call of the product needs its line here.
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
