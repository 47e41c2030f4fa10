import { api } from '@manette/web-api';
import { conversationAddress, type ShownConversation } from './conversations';

export interface Stretch {
  conversationId: string;
  /** Id of a message: the ones older than it. */
  before?: string;
  /** Id of a message: the ones that came since. */
  after?: string;
}

/** A stretch of a conversation, for whoever merges it into the one that is shown. */
export const messagesApi = api.injectEndpoints({
  endpoints: (build) => ({
    getMessages: build.query<ShownConversation, Stretch>({
      query: ({ conversationId, ...params }) => ({ url: conversationAddress(conversationId), params }),
      keepUnusedDataFor: 0,
    }),
  }),
});
