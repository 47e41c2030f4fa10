export {
  AUDIT_ACTIONS,
  AUDIT_OUTCOMES,
  AUDIT_REASONS,
  AUDIT_SOURCES,
  AUDIT_TARGETS,
  type AuditAction,
  type AuditOutcome,
  type AuditReason,
  type AuditSource,
  type AuditTargetType,
} from './actions.js';
export {
  changedFields,
  PERSONAL_FIELDS,
  type AuditChange,
  type AuditFacts,
  type AuditTarget,
} from './facts.js';
export { GetPersonalEntries, type PersonalEntry } from './personal-entries.query.js';
export { listingAction, listingTarget, ticketTarget } from './targets.js';
export { AUDIT_COLUMNS, auditAnswer, auditEntryView, type AuditEntryView } from './entry.view.js';
export { auditFilters, auditListQuery, type AuditFilters, type AuditListQuery } from './audit.inputs.js';
export { VerifyAuditLog, type VerifiedLog } from './verify.query.js';
