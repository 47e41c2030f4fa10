import type { AppThunk } from '@manette/web-store';
import type { LoadedConversation } from './conversations';
import { messagesApi, type MessageRange } from './messages.api';

const PAUSES_MS = [0, 2_000, 5_000, 10_000];

/** Asks for a stretch of a conversation, patiently. @returns nothing when no answer was to be had */
export const fetchMessages =
  (stretch: MessageRange): AppThunk<Promise<LoadedConversation | undefined>> =>
  async (dispatch) => {
    for (const pause of PAUSES_MS) {
      if (pause > 0) await new Promise((go) => setTimeout(go, pause));
      const question = messagesApi.endpoints.getMessages.initiate(stretch, {
        subscribe: false,
        forceRefetch: true,
      });
      const { data } = await dispatch(question);
      if (data) return data;
    }
    return undefined;
  };
