import { format } from 'date-fns';

/** A time for a field of date and time, in the reader's own time zone. */
export const toLocal = (moment: string | null): string =>
  moment ? format(new Date(moment), "yyyy-MM-dd'T'HH:mm") : '';

/** What stands in such a field as a time for the server; what is no time stays, so that the server says so. */
export function fromLocal(text: string): string {
  const moment = new Date(text);
  return Number.isNaN(moment.getTime()) ? text : moment.toISOString();
}
