/** Reads the tickets of a client, oldest first. Returns a `PersonalPage<PersonalTicket>` [TRU-110]. */
export class GetPersonalTickets {
  constructor(
    readonly userId: string,
    /** The `next` of the previous page. */
    readonly after: string | null,
  ) {}
}

/** Reads the messages of a ticket of a client, oldest first. Returns a `PersonalPage<PersonalMessage>` [TRU-110]. */
export class GetPersonalMessages {
  constructor(
    readonly userId: string,
    readonly ticketId: string,
    readonly after: string | null,
  ) {}
}

/** A ticket in the export of its client's data. */
export interface PersonalTicket {
  _id: string;
  ticketNumber: string;
  /** The username of the assigned administrator. */
  assignedAdmin: string | null;
  [field: string]: unknown;
}
