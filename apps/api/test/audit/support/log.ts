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

/** Returns all entries of the log, as they are stored. */
export const wholeLog = ({ database }: TestApp): Promise<LoggedEntry[]> =>
  database.query<LoggedEntry>(
    'select seq::float8 as seq, at, body, previous_hash, hash from audit.entry order by seq',
  );

/** Returns the head of the log: the number and the hash (hex) of the last entry. */
export async function headOf({ database }: TestApp): Promise<{ seq: number; hash: string }> {
  const [head] = await database.query<{ seq: number; hash: string }>(
    `select seq::float8 as seq, encode(hash, 'hex') as hash from audit.head`,
  );
  if (!head) throw new Error('the log has no head');
  return head;
}

/** Computes the hash that an entry must have when `previous` is the hash of the entry before it. */
export function rightHash(previous: Buffer, { seq, at, body }: LoggedEntry): string {
  const form = canonicalize({ seq, at: at.toISOString(), body }) ?? '';
  return createHash('sha256').update(previous).update(form).digest('hex');
}

/** Records facts in their own unit of work. */
export const record = ({ app }: TestApp, facts: AuditFacts): Promise<void> =>
  app.get(UnitOfWork).run(() => {
    app.get(AuditTrail).record(facts);
    return Promise.resolve();
  });
