import type { IncomingHttpHeaders } from 'node:http';

/** Whether a timer or an event asked for a call, not a person: it does not count as use of the session [TRU-047]. */
export const isBackground = (headers: IncomingHttpHeaders): boolean => headers['x-background'] === '1';
