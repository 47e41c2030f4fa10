import { useEffect, useRef } from 'react';
import { useAppDispatch } from '@manette/web-store';
import { catchUp } from '../../../conversation/api/catch-up';
import { useGetConversationQuery } from '../../../conversation/api/conversation.api';
import { enterTicketRoom, leaveTicketRoom } from '../api/ticket-room';

/**
 * The conversation of the open page, refetched at every opening and live while it is open: the page is in the ticket's room
 * exactly as long as it is mounted.
 */
export function useOpenConversation(ticketId: string) {
  const dispatch = useAppDispatch();
  const query = useGetConversationQuery(ticketId, { refetchOnMountOrArgChange: true });
  const loaded = query.data !== undefined;
  const joined = useRef<Promise<void>>(undefined);
  useEffect(() => {
    joined.current = enterTicketRoom(ticketId);
    return () => void leaveTicketRoom(ticketId);
  }, [ticketId]);
  // Messages between the answer and the join arrive by no event, so they are fetched.
  useEffect(() => {
    if (loaded) void joined.current?.then(() => dispatch(catchUp(ticketId)));
  }, [ticketId, loaded, dispatch]);
  return query;
}
