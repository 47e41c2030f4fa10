import { hashOf, ORIGIN, type Link } from './chain.js';
import type { Entry } from './entry.js';

/** An entry with the hashes that are stored with it. */
export interface StoredEntry extends Entry {
  previousHash: Buffer;
  hash: Buffer;
}

/** The first entry that was altered or is missing. */
export interface Fault {
  seq: number;
  fault: 'changed' | 'missing';
}

/** Verifies the chain entry by entry, from its beginning to its head [TRU-089]. */
export class VerifiedChain {
  private last: Link;
  /** The number of intact entries so far. */
  entries = 0;

  /** @param begin the last entry that was pruned; `ORIGIN` if none was */
  constructor(begin: Link = ORIGIN) {
    this.last = begin;
  }

  /** Checks the next entry. Returns undefined if it is intact. */
  next(entry: StoredEntry): Fault | undefined {
    const expected = this.last.seq + 1;
    if (entry.seq > expected) return { seq: expected, fault: 'missing' };
    const isIntact =
      entry.seq === expected &&
      entry.previousHash.equals(this.last.hash) &&
      entry.hash.equals(hashOf(this.last.hash, entry));
    if (!isIntact) return { seq: entry.seq, fault: 'changed' };
    this.last = { seq: entry.seq, hash: entry.hash };
    this.entries += 1;
    return undefined;
  }

  /** Checks that the log ends at its head. Returns undefined if it does. */
  end(head: Link): Fault | undefined {
    const { seq, hash } = this.last;
    if (head.seq > seq) return { seq: seq + 1, fault: 'missing' };
    if (head.seq < seq) return { seq: head.seq + 1, fault: 'changed' };
    return head.hash.equals(hash) ? undefined : { seq, fault: 'changed' };
  }
}
