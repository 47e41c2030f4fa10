/** Reads the whole audit log and checks its chain; answers `VerifiedLog` [TRU-088, TRU-089]. */
export class VerifyAuditLog {}

/** Either how many entries there are, all intact, or the first that is not as it was written. */
export type VerifiedLog =
  | { isIntact: true; entries: number; head: { seq: number; hash: string } }
  | { isIntact: false; seq: number; fault: 'changed' | 'missing' };
