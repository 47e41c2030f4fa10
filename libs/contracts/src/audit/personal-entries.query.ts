/**
 * Reads the entries of the audit log about a user: actions by the user and actions that others applied to the user, oldest
 * first. Returns a `PersonalPage<PersonalEntry>` [TRU-110].
 */
export class GetPersonalEntries {
  constructor(
    readonly userId: string,
    /** The `next` of the previous page. */
    readonly after: string | null,
  ) {}
}

/** An entry in the export of a user's data. Of other actors it contains only the username. */
export interface PersonalEntry {
  at: string;
  action: string;
  outcome: string;
  /** The username of the actor; null for the product and the operator. */
  actor: string | null;
  /** The IP address of the call, if the user made it. */
  address: string | null;
  userAgent: string | null;
  target: { type: string; label: string | null } | null;
  changes: unknown;
  reason: string | null;
}
