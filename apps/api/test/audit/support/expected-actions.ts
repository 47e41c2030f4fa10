import type { AuditAction } from '@manette/contracts/audit';
import type { Row } from '../../matrix/table.js';

const SUPPORT = '/api/messages/support';

/** The action that each call of an administrator records when it changes something. A new call needs an entry here too. */
export const ACTIONS: Readonly<Record<string, AuditAction>> = {
  'post /api/auth/login': 'sign-in',
  'post /api/auth/register': 'sign-in',
  'post /api/auth/logout': 'sign-out',
  'put /api/users/{id}': 'user.edited',
  'patch /api/users/{id}/toggle-status': 'user.deactivated',
  'delete /api/users/{id}': 'user.deleted',
  'post /api/accounts': 'account.created',
  'put /api/accounts/{id}': 'account.changed',
  'delete /api/accounts/{id}': 'account.deleted',
  'get /api/accounts/export': 'export.accounts',
  'post /api/giftcards': 'giftcard.created',
  'put /api/giftcards/{id}': 'giftcard.changed',
  'delete /api/giftcards/{id}': 'giftcard.deleted',
  'get /api/giftcards/export': 'export.giftcards',
  'get /api/audit/export': 'export.audit',
  [`put ${SUPPORT}/ticket/{id}/status`]: 'ticket.status-changed',
  [`patch ${SUPPORT}/ticket/{id}`]: 'ticket.changed',
  [`delete ${SUPPORT}/ticket/{id}`]: 'ticket.deleted',
  [`delete ${SUPPORT}/message/{id}`]: 'message.deleted',
  [`put ${SUPPORT}/ticket/{id}/hold`]: 'ticket.changed',
  [`delete ${SUPPORT}/ticket/{id}/hold`]: 'ticket.changed',
  [`post ${SUPPORT}/canned-replies`]: 'canned-reply.created',
  [`put ${SUPPORT}/canned-replies/{id}`]: 'canned-reply.changed',
  [`delete ${SUPPORT}/canned-replies/{id}`]: 'canned-reply.deleted',
  'post /api/webhooks': 'webhook.created',
  'put /api/webhooks/{id}': 'webhook.changed',
  'delete /api/webhooks/{id}': 'webhook.deleted',
  'put /api/settings': 'settings.changed',
  'get /api/evidence/tickets/{ticketId}': 'export.evidence',
  'delete /api/messages/public/{id}': 'public-message.deleted',
  'put /api/messages/public/slow-mode': 'chat.slow-mode-changed',
  'put /api/vault/accounts/{listingId}': 'account.changed',
  'put /api/vault/giftcards/{listingId}': 'giftcard.changed',
  'post /api/vault/accounts/{listingId}/items': 'vault-item.created',
  'post /api/vault/giftcards/{listingId}/items': 'vault-item.created',
  'post /api/guides/tickets/{ticketId}': 'guide.sent',
  'post /api/payments/methods': 'payment-method.created',
  'put /api/payments/methods/{id}': 'payment-method.changed',
  'delete /api/payments/methods/{id}': 'payment-method.deleted',
  'put /api/payments/tickets/{ticketId}': 'payment.changed',
  'post /api/payments/proofs/{id}/accept': 'payment.changed',
  'post /api/payments/proofs/{id}/reject': 'payment.changed',
  'put /api/rentals/accounts/{accountId}': 'account.changed',
  'post /api/rentals/accounts/{accountId}/slots': 'slot.created',
  'delete /api/rentals/slots/{id}': 'slot.deleted',
  'post /api/rentals/terms': 'rental.created',
  'patch /api/rentals/terms/{id}': 'rental.changed',
  'post /api/rentals/terms/{id}/confirm-return': 'rental.changed',
  'post /api/api-keys': 'api-key.created',
  'delete /api/api-keys/{id}': 'api-key.revoked',
};

/**
 * Calls that succeed without an entry: messages, changes of the user’s own profile, marks of viewed listings, first steps of a
 * longer procedure, and webhook deliveries, which have a log of their own.
 */
export const UNRECORDED: ReadonlySet<string> = new Set([
  'post /api/messages/public',
  `post ${SUPPORT}`,
  'post /api/accounts/mark-viewed',
  'post /api/giftcards/mark-viewed',
  'put /api/users/profile',
  'put /api/notifications/preferences',
  'post /api/saved-searches',
  'post /api/webhooks/{id}/test',
  'post /api/webhooks/deliveries/{id}/resend',
  'post /api/auth/forgot-password',
  'post /api/auth/second-step/totp',
  'post /api/auth/login/passkey/options',
  'post /api/auth/passkeys/options',
  'post /api/auth/reauthenticate/options',
  'post /api/notifications/devices',
]);

/** Bodies that change something, for calls whose bodies in the matrix change nothing. */
export const CHANGING: Readonly<Record<string, NonNullable<Row['body']>>> = {
  'put /api/settings': { revealHours: 5 },
  'put /api/payments/methods/{id}': { active: false },
  'put /api/messages/public/slow-mode': { seconds: 30 },
  'patch /api/rentals/terms/{id}': { endsAt: '2101-01-01T00:00:00Z', reason: 'Goodwill' },
};

/**
 * Calls that need more than the matrix provides, such as a file or a delivery. `recorded-files.int-spec.ts` and
 * `recorded-secrets.int-spec.ts` test them.
 */
export const ELSEWHERE: ReadonlySet<string> = new Set([
  'post /api/accounts/upload',
  'post /api/accounts/bulk-upload',
  'post /api/giftcards/bulk-upload',
  'post /api/vault/giftcards/{listingId}/import',
  'put /api/vault/items/{id}',
  'delete /api/vault/items/{id}',
  'post /api/deliveries/{id}/reveal',
  'post /api/deliveries/{id}/acknowledge',
  'post /api/deliveries/{id}/reveal-as-admin',
  'post /api/deliveries/{id}/extend',
  'post /api/deliveries/{id}/replace',
  // These calls need a second session: `own-sessions.int-spec.ts` tests them.
  'delete /api/auth/sessions/{id}',
  'delete /api/users/{id}/sessions/{sessionId}',
  // These calls need a device: `authenticator-app.int-spec.ts` and similar files test them.
  'post /api/auth/login/second-step',
  'post /api/auth/second-step/totp/confirm',
  'delete /api/auth/second-step/totp',
  'post /api/auth/second-step/recovery-codes',
  'post /api/auth/login/passkey',
  'post /api/auth/passkeys',
  'delete /api/auth/passkeys/{id}',
  'post /api/auth/reauthenticate',
  // Calls that every user may make: a mailed link, the user’s own picture, a report of the browser.
  'post /api/auth/reset-password',
  'put /api/users/profile/picture',
  'put /api/users/profile/email',
  'post /api/users/resend-verification',
  'post /api/vitals',
  // Calls about the user’s own settings, which are not recorded; the matrix has no data for them.
  'delete /api/saved-searches/{id}',
  'post /api/notifications/unsubscribe/{token}',
  'delete /api/notifications/devices/{id}',
  'post /api/notifications/devices/{id}/test',
]);
