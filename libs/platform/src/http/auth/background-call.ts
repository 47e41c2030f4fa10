import type { IncomingHttpHeaders } from 'node:http';

/** Whether a timer or an event caused the call, not the user. Such a call does not count as use of the session [TRU-047]. */
export const isBackground = (headers: IncomingHttpHeaders): boolean => headers['x-background'] === '1';
