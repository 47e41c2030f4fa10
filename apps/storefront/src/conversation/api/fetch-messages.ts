import type { AppThunk } from '@manette/web-store';
import type { ShownConversation } from './conversations';
import { messagesApi, type Stretch } from './messages.api';

const PAUSES_MS = [0, 2_000, 5_000, 10_000];

/** Asks for a stretch of a conversation, patiently. @returns nothing when no answer was to be had */
export const askMessages =
  (stretch: Stretch): AppThunk<Promise<ShownConversation | undefined>> =>
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
