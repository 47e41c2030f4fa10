import { useEffect } from 'react';
import { translateMessage } from '@manette/web-i18n';
import { onceConnected } from '@manette/web-realtime';
import { useAppDispatch } from '@manette/web-store';
import { notify } from '@manette/web-ui';
import { catchUp } from '../../../conversation/api/catch-up';
import { useGetConversationQuery } from '../../../conversation/api/conversation.api';
import { PUBLIC_CHAT } from '../../../conversation/api/conversations';

const FAILED = 'Failed to load messages';

/** The public chat, refetched at every opening and live while it is open; notifies when it cannot be loaded [ERR-021]. */
export function useOpenChat() {
  const dispatch = useAppDispatch();
  const query = useGetConversationQuery(PUBLIC_CHAT, { refetchOnMountOrArgChange: true });
  // Messages between the answer and the first connection arrive by no event.
  useEffect(() => onceConnected(() => void dispatch(catchUp(PUBLIC_CHAT))), [dispatch]);
  const failed = query.isError && query.data === undefined;
  useEffect(() => {
    if (failed) notify.error(translateMessage(FAILED), { id: FAILED });
  }, [failed]);
  return { ...query, failed };
}
