/** Integration events that rentals publishes; the values are outbox topics. */
export const rentalsEvents = { reminderSent: 'rentals.reminder-sent' } as const;

/** A client was reminded that a rental ends, or has ended. */
export interface ReminderSent {
  termId: string;
  clientId: string;
  codeName: string;
  reminder: 'three_days' | 'one_day' | 'ended';
}
