import { format } from 'date-fns';

/** Returns a time for a `datetime-local` field, in the user's time zone. */
export const toLocal = (moment: string | null): string =>
  moment ? format(new Date(moment), "yyyy-MM-dd'T'HH:mm") : '';

/**
 * Returns the value of such a field as a time for the server. An invalid value is returned unchanged, so that the server
 * refuses it.
 */
export function fromLocal(text: string): string {
  const moment = new Date(text);
  return Number.isNaN(moment.getTime()) ? text : moment.toISOString();
}
