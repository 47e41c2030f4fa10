import { api } from '@manette/web-api';
import { conversationAddress, type LoadedConversation } from './conversations';

export interface MessageRange {
  conversationId: string;
  /** Id of a message: the ones older than it. */
  before?: string;
  /** Id of a message: the ones that came since. */
  after?: string;
}

/** A stretch of a conversation, for whoever merges it into the one that is shown. */
export const messagesApi = api.injectEndpoints({
  endpoints: (build) => ({
    getMessages: build.query<LoadedConversation, MessageRange>({
      query: ({ conversationId, ...params }) => ({ url: conversationAddress(conversationId), params }),
      keepUnusedDataFor: 0,
    }),
  }),
});
