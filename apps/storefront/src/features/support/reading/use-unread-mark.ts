import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ConversationView } from '@manette/contracts/orders';
import { useCurrentUser } from '@manette/web-session';
import { markOf, unreadLine, type UnreadMark } from './unread-mark';

/**
 * Where the new messages begin: those unread when the page was opened, or those that came while nobody looked at it.
 * @param isFresh whether the conversation was answered since the page was opened
 */
export function useUnreadLine(conversation: ConversationView | undefined, isFresh: boolean) {
  const { role } = useCurrentUser();
  const [mark, setMark] = useState<UnreadMark | null>();
  if (mark === undefined && conversation && isFresh) setMark(markOf(conversation, conversation.readTo, role));

  const seenTo = useRef(0);
  const look = useEffectEvent(() => {
    if (!conversation) return;
    if (document.visibilityState === 'hidden') seenTo.current = conversation.messages.at(-1)?.position ?? 0;
    else setMark((former) => markOf(conversation, seenTo.current, role) ?? former);
  });
  useEffect(() => {
    const changed = () => look();
    document.addEventListener('visibilitychange', changed);
    return () => document.removeEventListener('visibilitychange', changed);
  }, []);
  return conversation ? unreadLine(conversation.messages, mark ?? null, role) : null;
}
