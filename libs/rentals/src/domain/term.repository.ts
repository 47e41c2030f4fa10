import type { Term } from './term.js';

/** How a renewal has moved an end. */
export interface TermRenewal {
  termId: string;
  ticketId: string;
  ticketNumber: string;
  months: number;
  from: Date;
  to: Date;
  at: Date;
}

/** The stored rentals. All of it runs inside the caller's unit of work. */
export abstract class TermRepository {
  abstract add(term: Term): Promise<void>;
  abstract save(term: Term): Promise<void>;
  /** Without a lock. @throws TermNotFound */
  abstract find(id: string): Promise<Term>;
  /** @throws TermNotFound */
  abstract lock(id: string): Promise<Term>;
  /** The rental that runs in a slot. */
  abstract lockRunningIn(slotId: string): Promise<Term | null>;
  abstract isRunning(accountId: string): Promise<boolean>;
  abstract addRenewal(renewal: TermRenewal): Promise<void>;
}
