import { api } from '@manette/web-api';
import { conversationAddress, PUBLIC_CHAT, type LoadedConversation } from './conversations';

export interface MessageRange {
  conversationId: string;
  /** Id of a message: limits the range to older messages. */
  before?: string;
  /** Id of a message: limits the range to newer messages. */
  after?: string;
}

/** Fetches a range of a conversation, which the caller merges into the cached conversation. */
export const messagesApi = api.injectEndpoints({
  endpoints: (build) => ({
    getMessages: build.query<LoadedConversation, MessageRange>({
      query: ({ conversationId, ...params }) => ({
        url: conversationAddress(conversationId),
        params,
        keep: conversationId !== PUBLIC_CHAT && !params.before && !params.after,
      }),
      keepUnusedDataFor: 0,
    }),
  }),
});
