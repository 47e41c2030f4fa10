import type { AppThunk } from '@manette/web-store';
import { conversationApi } from './conversation.api';
import { fetchMessages } from './fetch-messages';

export interface MessageFileOf {
  conversationId: string;
  messageId: string;
  /** Id of the next message, if there is one. */
  next: string | undefined;
}

/** Fetches a new signed URL of a message's file. @returns undefined if the request failed or the file was removed */
export const fetchAddress =
  ({ conversationId, messageId, next }: MessageFileOf): AppThunk<Promise<string | undefined>> =>
  async (dispatch) => {
    const found = await dispatch(fetchMessages({ conversationId, ...(next ? { before: next } : {}) }));
    return found?.messages.find(({ _id }) => _id === messageId)?.fileUrl ?? undefined;
  };

/** Stores a new signed URL of a message's file in the loaded conversation, from which the page shows it. */
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
