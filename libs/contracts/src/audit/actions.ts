/** The actions that the audit log records (trust.md, section 5). */
export const AUDIT_ACTIONS = [
  'sign-in',
  'sign-out',
  'reauthentication',
  'user.edited',
  'user.activated',
  'user.deactivated',
  'user.deleted',
  'user.muted',
  'user.unmuted',
  'account.created',
  'account.changed',
  'account.deleted',
  'account.imported',
  'giftcard.created',
  'giftcard.changed',
  'giftcard.deleted',
  'giftcard.imported',
  'ticket.status-changed',
  'ticket.changed',
  'ticket.deleted',
  'message.deleted',
  'public-message.deleted',
  'canned-reply.created',
  'canned-reply.changed',
  'canned-reply.deleted',
  'chat.slow-mode-changed',
  'report.dismissed',
  'export.accounts',
  'export.giftcards',
  'export.audit',
  'export.personal-data',
  'password.changed',
  'password.reset',
  'email.changed',
  'google.linked',
  'second-step.added',
  'second-step.removed',
  'second-step.reset',
  'recovery-codes.renewed',
  'recovery-codes.used',
  'session.ended',
  'role.promoted',
  'role.demoted',
  'admin.created',
  'audit.pruned',
  'secret.revealed',
  'settings.changed',
  'payment-method.created',
  'payment-method.changed',
  'payment-method.deleted',
  'payment.changed',
  'vault-item.created',
  'vault-item.changed',
  'vault-item.deleted',
  'vault-item.imported',
  'delivery.changed',
  'guide.sent',
  'slot.created',
  'slot.changed',
  'slot.deleted',
  'rental.created',
  'rental.changed',
  'export.evidence',
  'api-key.created',
  'api-key.revoked',
  'webhook.created',
  'webhook.changed',
  'webhook.deleted',
] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];

export const AUDIT_OUTCOMES = ['ok', 'refused', 'throttled'] as const;
export type AuditOutcome = (typeof AUDIT_OUTCOMES)[number];

export const AUDIT_SOURCES = ['person', 'operator', 'product'] as const;
export type AuditSource = (typeof AUDIT_SOURCES)[number];

export const AUDIT_TARGETS = [
  'user',
  'account',
  'giftcard',
  'ticket',
  'message',
  'canned-reply',
  'session',
  'chat',
] as const;
export type AuditTargetType = (typeof AUDIT_TARGETS)[number];

/** The reasons why a sign-in was refused. */
export const AUDIT_REASONS = ['credentials', 'code', 'passkey', 'disabled', 'google_conflict'] as const;
export type AuditReason = (typeof AUDIT_REASONS)[number];
