/** Its jobs only wake the sender: what is to be sent lies in tables. */
export const PUSH_QUEUE = 'push';
