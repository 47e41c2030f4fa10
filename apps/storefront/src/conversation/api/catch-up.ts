import type { AppThunk } from '@manette/web-store';
import { fetchMessages } from './fetch-messages';
import { conversationApi } from './conversation.api';
import { keepNewest } from './keep-newest';
import { take } from './merge-messages';

/** Fetches all messages after the newest one shown, and the deletions since, page by page. */
export const catchUp =
  (conversationId: string): AppThunk<Promise<void>> =>
  async (dispatch, getState) => {
    const shown = conversationApi.endpoints.getConversation.select(conversationId);
    for (let more = true; more;) {
      const after = shown(getState()).data?.messages.at(-1)?._id;
      const since = after && (await dispatch(fetchMessages({ conversationId, after })));
      if (!since) return;
      keepNewest(conversationId, since);
      dispatch(
        conversationApi.util.updateQueryData('getConversation', conversationId, (conversation) =>
          take(conversation, since),
        ),
      );
      more = since.hasMore;
    }
  };
