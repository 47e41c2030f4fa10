import { createHash } from 'node:crypto';
import { AuditTrail, UnitOfWork } from '@manette/platform';
import type { AuditFacts } from '@manette/contracts/audit';
import canonicalize from 'canonicalize';
import type { TestApp } from '../../support/index.js';

export interface LoggedEntry {
  seq: number;
  at: Date;
  body: Record<string, unknown>;
  previous_hash: Buffer;
  hash: Buffer;
}

/** The whole log, as it lies in the database. */
export const wholeLog = ({ database }: TestApp): Promise<LoggedEntry[]> =>
  database.query<LoggedEntry>(
    'select seq::float8 as seq, at, body, previous_hash, hash from audit.entry order by seq',
  );

/** The log's head: the number and the hash (hex) of the last entry. */
export async function headOf({ database }: TestApp): Promise<{ seq: number; hash: string }> {
  const [head] = await database.query<{ seq: number; hash: string }>(
    `select seq::float8 as seq, encode(hash, 'hex') as hash from audit.head`,
  );
  if (!head) throw new Error('the log has no head');
  return head;
}

/** What the hash of an entry has to be after `previous`. */
export function rightHash(previous: Buffer, { seq, at, body }: LoggedEntry): string {
  const form = canonicalize({ seq, at: at.toISOString(), body }) ?? '';
  return createHash('sha256').update(previous).update(form).digest('hex');
}

/** Records facts in a unit of work of their own. */
export const record = ({ app }: TestApp, facts: AuditFacts): Promise<void> =>
  app.get(UnitOfWork).run(() => {
    app.get(AuditTrail).record(facts);
    return Promise.resolve();
  });
