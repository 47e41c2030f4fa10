import type { AppThunk } from '@manette/web-store';
import type { LoadedConversation } from './conversations';
import { messagesApi, type MessageRange } from './messages.api';

const PAUSES_MS = [0, 2_000, 5_000, 10_000];

/** Fetches a range of a conversation, with retries. @returns undefined when every attempt failed */
export const fetchMessages =
  (range: MessageRange): AppThunk<Promise<LoadedConversation | undefined>> =>
  async (dispatch) => {
    for (const pause of PAUSES_MS) {
      if (pause > 0) await new Promise((go) => setTimeout(go, pause));
      const request = messagesApi.endpoints.getMessages.initiate(range, {
        subscribe: false,
        forceRefetch: true,
      });
      const { data } = await dispatch(request);
      if (data) return data;
    }
    return undefined;
  };
