import type { Term } from './term.js';

/** A renewal with the end of the rental before and after it. */
export interface TermRenewal {
  termId: string;
  ticketId: string;
  ticketNumber: string;
  months: number;
  from: Date;
  to: Date;
  at: Date;
}

/** The stored rentals. All methods run inside the caller's unit of work. */
export abstract class TermRepository {
  abstract add(term: Term): Promise<void>;
  abstract save(term: Term): Promise<void>;
  /** Without a lock. @throws TermNotFound */
  abstract find(id: string): Promise<Term>;
  /** @throws TermNotFound */
  abstract lock(id: string): Promise<Term>;
  /** Returns and locks the rental that runs in a slot. */
  abstract lockRunningIn(slotId: string): Promise<Term | null>;
  abstract isRunning(accountId: string): Promise<boolean>;
  abstract addRenewal(renewal: TermRenewal): Promise<void>;
}
