/**
 * What the audit log knows of somebody: what they did themselves and what was done to them, the oldest first; answers a
 * `PersonalPage<PersonalEntry>` [TRU-110].
 */
export class GetPersonalEntries {
  constructor(
    readonly userId: string,
    /** The `next` of the page before. */
    readonly after: string | null,
  ) {}
}

/** An entry as the export of somebody's data has it: where others acted, only their username is told. */
export interface PersonalEntry {
  at: string;
  action: string;
  outcome: string;
  /** The username; null for the product and the operator. */
  actor: string | null;
  /** Of the call, where it was the person's own. */
  address: string | null;
  userAgent: string | null;
  target: { type: string; label: string | null } | null;
  changes: unknown;
  reason: string | null;
}
