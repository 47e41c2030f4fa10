import { useEffect, useRef } from 'react';
import { useAppDispatch } from '@manette/web-store';
import { catchUp } from '../../../conversation/api/catch-up';
import { useGetConversationQuery } from '../../../conversation/api/conversation.api';
import { enterTicketRoom, leaveTicketRoom } from '../api/ticket-room';

/**
 * Loads the conversation of the open page: refetched at every opening and updated by events while the page is open. The page
 * is in the ticket's room exactly as long as it is mounted.
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
  // No event reports the messages between the response and the join, so they are fetched.
  useEffect(() => {
    if (loaded) void joined.current?.then(() => dispatch(catchUp(ticketId)));
  }, [ticketId, loaded, dispatch]);
  return query;
}
