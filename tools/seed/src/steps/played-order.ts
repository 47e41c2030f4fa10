import type { Conversation } from '../data/conversations.js';

/** One order of the demo with its client and administrator. `at` returns the time `minutes` after the opening of the ticket. */
export interface PlayedOrder {
  conversation: Conversation;
  ticketId: string;
  client: { id: string; role: 'client' };
  admin: { id: string; role: 'admin' };
  at: (minutes: number) => Date;
}
