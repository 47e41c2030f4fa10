import type { ConversationView } from '@manette/contracts/orders';
import { api } from '@manette/web-api';

export interface Stretch {
  ticketId: string;
  /** Id of a message: the ones older than it. */
  before?: string;
  /** Id of a message: the ones that came since. */
  after?: string;
}

export const conversationAddress = (ticketId: string) => `/messages/support/${encodeURIComponent(ticketId)}`;

/** A stretch of a conversation, for whoever merges it into the one that is shown. */
export const messagesApi = api.injectEndpoints({
  endpoints: (build) => ({
    getMessages: build.query<ConversationView, Stretch>({
      query: ({ ticketId, ...params }) => ({ url: conversationAddress(ticketId), params }),
      keepUnusedDataFor: 0,
    }),
  }),
});
