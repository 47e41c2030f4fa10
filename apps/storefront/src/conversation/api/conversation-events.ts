import type { MessageView } from '@manette/contracts/conversation';
import { subscribe } from '@manette/web-realtime';
import { PUBLIC_CHAT } from './conversations';

export interface Listener {
  arrived: (message: MessageView) => void;
  deleted: (id: string) => void;
}

/** Subscribes to the socket events of one conversation. @returns a function that unsubscribes */
export function subscribeToConversation(conversationId: string, { arrived, deleted }: Listener): () => void {
  const stops =
    conversationId === PUBLIC_CHAT
      ? [subscribe('public_message', arrived), subscribe('public_message_deleted', ({ _id }) => deleted(_id))]
      : [
          subscribe('support_message', (message) => {
            if (message.ticketId === conversationId) arrived(message);
          }),
          subscribe('support_message_deleted', (gone) => {
            if (gone.ticketId === conversationId) deleted(gone._id);
          }),
        ];
  return () => stops.forEach((stop) => stop());
}
