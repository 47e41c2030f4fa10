import type { ConversationView } from '@manette/contracts/orders';
import { translateMessage } from '@manette/web-i18n';
import { notify } from '@manette/web-ui';
import { useLoadOlderMessagesMutation } from '../api/conversation.api';

/** Puts the messages before the oldest one shown in front of it. */
export function useOlderMessages(ticketId: string, { messages }: ConversationView) {
  const [loadOlder, { isLoading }] = useLoadOlderMessagesMutation();
  const load = async () => {
    const [oldest] = messages;
    if (!oldest) return;
    const { error } = await loadOlder({ ticketId, before: oldest._id });
    if (error) notify.error(translateMessage('Failed to load messages'));
  };
  return { load, loading: isLoading };
}
