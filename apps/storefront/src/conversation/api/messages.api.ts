import { api } from '@manette/web-api';
import { conversationAddress, PUBLIC_CHAT, type LoadedConversation } from './conversations';

export interface MessageRange {
  conversationId: string;
  /** Id of a message: only older ones. */
  before?: string;
  /** Id of a message: only newer ones. */
  after?: string;
}

/** A range of a conversation, to be merged into the cached one. */
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
