import type { AuditChange, AuditFacts } from '@manette/contracts/audit';
import type { Link } from './chain.js';

/** What `audit.pruned` says: how many entries left, the first and the last, and the last one's hash [TRU-090]. */
export const pruningFacts = (first: number, last: Link): AuditFacts => ({
  action: 'audit.pruned',
  count: last.seq - first + 1,
  changes: [
    { field: 'seq', from: first, to: last.seq },
    { field: 'hash', from: null, to: last.hash.toString('hex') },
  ],
});

/** Where the log begins after the pruning that these changes tell; undefined where they tell none. */
export function linkBefore(changes: readonly AuditChange[]): Link | undefined {
  const of = (name: string) => changes.find(({ field }) => field === name)?.to;
  const [seq, hash] = [of('seq'), of('hash')];
  if (typeof seq !== 'number' || typeof hash !== 'string') return undefined;
  return { seq, hash: Buffer.from(hash, 'hex') };
}
