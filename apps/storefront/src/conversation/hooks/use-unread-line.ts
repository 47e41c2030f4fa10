import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { LoadedConversation } from '../api/conversations';
import { markOf, unreadLine, type IsNews, type UnreadMark } from '../components/unread-mark';

/**
 * Finds the first unread message: unread when the page was opened, or arrived while the page was hidden.
 * @param isFresh whether the conversation was fetched since the page was opened
 */
export function useUnreadLine(conversation: LoadedConversation, isFresh: boolean, isNews: IsNews) {
  const [mark, setMark] = useState<UnreadMark | null>();
  if (mark === undefined && isFresh) {
    const { readTo } = conversation;
    setMark(readTo === undefined ? null : markOf(conversation, readTo, isNews));
  }

  const seenTo = useRef(0);
  const updateMark = useEffectEvent(() => {
    if (document.visibilityState === 'hidden') seenTo.current = conversation.messages.at(-1)?.position ?? 0;
    else setMark((former) => markOf(conversation, seenTo.current, isNews) ?? former);
  });
  useEffect(() => {
    const changed = () => updateMark();
    document.addEventListener('visibilitychange', changed);
    return () => document.removeEventListener('visibilitychange', changed);
  }, []);
  return unreadLine(conversation.messages, mark ?? null, isNews);
}
