import { useEffect, useRef } from 'react';
import { useAppDispatch } from '@manette/web-store';
import { catchUp } from '../../../conversation/api/catch-up';
import { useGetConversationQuery } from '../../../conversation/api/conversation.api';
import { enterTicketRoom, leaveTicketRoom } from '../api/ticket-room';

/**
 * The conversation of the page that is open, asked for at every opening, and live while it is: the page is in the
 * ticket's room exactly as long as somebody has it before them.
 */
export function useOpenConversation(ticketId: string) {
  const dispatch = useAppDispatch();
  const query = useGetConversationQuery(ticketId, { refetchOnMountOrArgChange: true });
  const loaded = query.data !== undefined;
  const entered = useRef<Promise<void>>(undefined);
  useEffect(() => {
    entered.current = enterTicketRoom(ticketId);
    return () => void leaveTicketRoom(ticketId);
  }, [ticketId]);
  // What was written between the answer and the entering is told by nobody else, hence the catching up.
  useEffect(() => {
    if (loaded) void entered.current?.then(() => dispatch(catchUp(ticketId)));
  }, [ticketId, loaded, dispatch]);
  return query;
}
