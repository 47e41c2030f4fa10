import type { AppThunk } from '@manette/web-store';
import { askMessages } from './ask-messages';
import { conversationApi } from './conversation.api';
import { take } from './merge-messages';

/** Asks for what was written after the newest message shown, and what was deleted, until there is no more. */
export const catchUp =
  (ticketId: string): AppThunk<Promise<void>> =>
  async (dispatch, getState) => {
    const shown = conversationApi.endpoints.getConversation.select(ticketId);
    for (let more = true; more;) {
      const after = shown(getState()).data?.messages.at(-1)?._id;
      const since = after && (await dispatch(askMessages({ ticketId, after })));
      if (!since) return;
      dispatch(
        conversationApi.util.updateQueryData('getConversation', ticketId, (conversation) =>
          take(conversation, since),
        ),
      );
      more = since.hasMore;
    }
  };
