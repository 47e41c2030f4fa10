import { DomainError } from '@manette/contracts/errors';
import type { CannedReplyView } from '@manette/contracts/orders';
import { isoTime } from '@manette/platform';
import type { CannedReplyRow } from './orders.tables.js';
import type { AuditTarget } from '@manette/contracts/audit';

export class CannedReplyNotFound extends DomainError {
  constructor() {
    super('NOT_FOUND', 'Canned reply not found');
  }
}

/** Converts a row to a canned reply: an answer that administrators give often, in both languages. */
export const cannedReplyViewOf = ({
  id,
  created_at,
  updated_at,
  ...texts
}: CannedReplyRow): CannedReplyView => ({
  _id: id,
  ...texts,
  createdAt: isoTime(created_at),
  updatedAt: isoTime(updated_at),
});

/** Returns the reply as the target of an audit log entry. */
export const cannedReplyTarget = ({ id, title }: Pick<CannedReplyRow, 'id' | 'title'>): AuditTarget => ({
  type: 'canned-reply',
  _id: id,
  label: title,
});
