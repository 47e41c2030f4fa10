import { useEffect } from 'react';
import { translateMessage } from '@manette/web-i18n';
import { onceConnected } from '@manette/web-realtime';
import { useAppDispatch } from '@manette/web-store';
import { notify } from '@manette/web-ui';
import { catchUp } from '../../../conversation/api/catch-up';
import { useGetConversationQuery } from '../../../conversation/api/conversation.api';
import { PUBLIC_CHAT } from '../../../conversation/api/conversations';

const FAILED = 'Failed to load messages';

/** Loads the public chat at every opening and updates it by events; shows an error if it cannot be loaded [ERR-021]. */
export function useOpenChat() {
  const dispatch = useAppDispatch();
  const query = useGetConversationQuery(PUBLIC_CHAT, { refetchOnMountOrArgChange: true });
  // No event reports the messages between the response and the first connection.
  useEffect(() => onceConnected(() => void dispatch(catchUp(PUBLIC_CHAT))), [dispatch]);
  const failed = query.isError && query.data === undefined;
  useEffect(() => {
    if (failed) notify.error(translateMessage(FAILED), { id: FAILED });
  }, [failed]);
  return { ...query, failed };
}
