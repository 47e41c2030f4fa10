import type { AppThunk } from '@manette/web-store';
import { conversationApi } from './conversation.api';
import { fetchMessages } from './fetch-messages';

export interface MessageFileOf {
  conversationId: string;
  messageId: string;
  /** Id of the message after it, if there is one. */
  next: string | undefined;
}

/** Fetches the signed URL of a message's file anew. @returns undefined when that failed or the file is gone */
export const fetchAddress =
  ({ conversationId, messageId, next }: MessageFileOf): AppThunk<Promise<string | undefined>> =>
  async (dispatch) => {
    const found = await dispatch(fetchMessages({ conversationId, ...(next ? { before: next } : {}) }));
    return found?.messages.find(({ _id }) => _id === messageId)?.fileUrl ?? undefined;
  };

/** Puts a new signed URL of a message's file into the loaded conversation, so that it is shown from there. */
export const renewAddress =
  (file: MessageFileOf): AppThunk<Promise<void>> =>
  async (dispatch) => {
    const address = await dispatch(fetchAddress(file));
    if (!address) return;
    dispatch(
      conversationApi.util.updateQueryData('getConversation', file.conversationId, ({ messages }) => {
        const message = messages.find(({ _id }) => _id === file.messageId);
        if (message) message.fileUrl = address;
      }),
    );
  };
