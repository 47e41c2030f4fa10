import { useEffect, useState } from 'react';
import type { ChatStanding } from '@manette/contracts/chat';
import { useSocketEvent } from '@manette/web-realtime';
import { useAppDispatch } from '@manette/web-store';
import { conversationApi } from '../../../conversation/api/conversation.api';
import { PUBLIC_CHAT } from '../../../conversation/api/conversations';

/** The longest delay of a timer, almost 25 days; a timed mute lasts at most a day. */
const LONGEST_MS = 2 ** 31 - 1;

/** Updates by socket events whether the user may write, and how often. A mute ends at its time even without an event. */
export function useChatStanding(chat: ChatStanding | undefined): ChatStanding | undefined {
  const dispatch = useAppDispatch();
  const [ended, setEnded] = useState<string | null>(null);
  const change = (news: Partial<ChatStanding>) =>
    void dispatch(
      conversationApi.util.updateQueryData('getConversation', PUBLIC_CHAT, (conversation) => {
        if (conversation.chat) Object.assign(conversation.chat, news);
      }),
    );
  useSocketEvent('slow_mode_changed', ({ seconds }) => change({ slowModeSeconds: seconds }));
  useSocketEvent('chat_standing', change);
  const until = chat?.mutedUntil ?? null;
  useEffect(() => {
    if (until === null) return undefined;
    const left = Math.min(Math.max(0, Date.parse(until) - Date.now()), LONGEST_MS);
    const timer = setTimeout(() => setEnded(until), left);
    return () => clearTimeout(timer);
  }, [until]);
  return chat?.muted && until !== null && until === ended
    ? { ...chat, muted: false, mutedUntil: null }
    : chat;
}
