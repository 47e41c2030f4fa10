import type { AuditChange, AuditFacts } from '@manette/contracts/audit';
import type { Link } from './chain.js';

/**
 * Returns the content of the entry `audit.pruned`: the number of deleted entries, the first and the last number, and
 * the last one's hash [TRU-090].
 */
export const pruningFacts = (first: number, last: Link): AuditFacts => ({
  action: 'audit.pruned',
  count: last.seq - first + 1,
  changes: [
    { field: 'seq', from: first, to: last.seq },
    { field: 'hash', from: null, to: last.hash.toString('hex') },
  ],
});

/** Returns the link at which the log begins after the pruning in these changes; undefined if they describe no pruning. */
export function linkBefore(changes: readonly AuditChange[]): Link | undefined {
  const of = (name: string) => changes.find(({ field }) => field === name)?.to;
  const [seq, hash] = [of('seq'), of('hash')];
  if (typeof seq !== 'number' || typeof hash !== 'string') return undefined;
  return { seq, hash: Buffer.from(hash, 'hex') };
}
