import { translateMessage } from '@manette/web-i18n';
import { notify } from '@manette/web-ui';
import type { LoadedConversation } from '../api/conversations';
import { useLoadOlderMessagesMutation } from '../api/conversation.api';

const FAILED = 'Failed to load messages';

/** Loads the messages before the oldest one shown; one request at a time. */
export function useOlderMessages(conversationId: string, { messages, hasMore }: LoadedConversation) {
  const [loadOlder, { isLoading }] = useLoadOlderMessagesMutation();
  const ask = async () => {
    const [oldest] = messages;
    if (!oldest || !hasMore || isLoading) return;
    const { error } = await loadOlder({ conversationId, before: oldest._id });
    if (error) notify.error(translateMessage(FAILED), { id: FAILED });
  };
  return { load: () => void ask(), loading: isLoading };
}
