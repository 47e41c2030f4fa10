/** Reads the whole audit log and checks its chain; returns `VerifiedLog` [TRU-088, TRU-089]. */
export class VerifyAuditLog {}

/** The number of entries if all are intact, or the first entry that was changed or is missing. */
export type VerifiedLog =
  | { isIntact: true; entries: number; head: { seq: number; hash: string } }
  | { isIntact: false; seq: number; fault: 'changed' | 'missing' };
