/** The system messages of a ticket; the front end translates them by their text. */
export const SYSTEM_MESSAGES = {
  opened: 'Ticket opened. An admin will answer here soon.',
  in_progress: 'An admin has taken up this ticket.',
  completed: 'The order was completed.',
  cancelled: 'The ticket was cancelled.',
  unsuccessful: 'The order was marked as unsuccessful.',
  clientDeleted: 'The client has left; the ticket was cancelled.',
} as const;
