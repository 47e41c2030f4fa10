import type { Conversation } from '../data/conversations.js';

/** One order of the demo with those who act in it, and the moment that lies so many minutes after its opening. */
export interface PlayedOrder {
  conversation: Conversation;
  ticketId: string;
  client: { id: string; role: 'client' };
  admin: { id: string; role: 'admin' };
  at: (minutes: number) => Date;
}
