import * as z from 'zod/mini';
import { isoTime, uuid } from '../http/primitives.js';
import { AUDIT_OUTCOMES, AUDIT_REASONS, AUDIT_SOURCES } from './actions.js';

/** An entry of the audit log as administrators read it [TRU-075]. */
export const auditEntryView = z.object({
  _id: uuid,
  /** Counted from 1, in the order of commits. */
  seq: z.number(),
  at: isoTime,
  /** One of AUDIT_ACTIONS, or an action that another release has written. */
  action: z.string(),
  outcome: z.enum(AUDIT_OUTCOMES),
  source: z.enum(AUDIT_SOURCES),
  /** The user who acted, with the role at that time; a deleted user is '[Deleted]'. */
  actor: z.nullable(z.object({ _id: uuid, username: z.string(), role: z.string() })),
  address: z.nullable(z.string()),
  userAgent: z.nullable(z.string()),
  requestId: z.nullable(z.string()),
  target: z.nullable(
    z.object({ type: z.string(), _id: z.nullable(z.string()), label: z.nullable(z.string()) }),
  ),
  /** The changed fields. Both values of a personal field are null. */
  changes: z.array(z.object({ field: z.string(), from: z.unknown(), to: z.unknown() })),
  reason: z.nullable(z.enum(AUDIT_REASONS)),
  count: z.nullable(z.number()),
  /** The hash of the entry: SHA-256, hexadecimal. */
  hash: z.string(),
});
export type AuditEntryView = z.infer<typeof auditEntryView>;

export const auditAnswer = z.object({
  entries: z.array(auditEntryView),
  nextCursor: z.nullable(z.string()),
  total: z.number(),
});

/** The columns of `audit.csv` [TRU-085]. */
export const AUDIT_COLUMNS = [
  'seq',
  'at',
  'action',
  'outcome',
  'source',
  'actor',
  'role',
  'address',
  'userAgent',
  'target',
  'changes',
  'reason',
  'requestId',
] as const;
