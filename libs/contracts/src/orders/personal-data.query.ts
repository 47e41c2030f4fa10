/** The tickets of a client, the oldest first; answers a `PersonalPage<PersonalTicket>` [TRU-110]. */
export class GetPersonalTickets {
  constructor(
    readonly userId: string,
    /** The `next` of the page before. */
    readonly after: string | null,
  ) {}
}

/** What was said in a ticket of a client, the oldest first; answers a `PersonalPage<PersonalMessage>` [TRU-110]. */
export class GetPersonalMessages {
  constructor(
    readonly userId: string,
    readonly ticketId: string,
    readonly after: string | null,
  ) {}
}

/** A ticket as the export of its client's data has it. */
export interface PersonalTicket {
  _id: string;
  ticketNumber: string;
  /** The username of the administrator. */
  assignedAdmin: string | null;
  [field: string]: unknown;
}
