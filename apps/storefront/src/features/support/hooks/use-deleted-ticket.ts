import { translateMessage } from '@manette/web-i18n';
import { useSocketEvent } from '@manette/web-realtime';
import { useNavigateFromHere } from '@manette/web-router';
import { notify } from '@manette/web-ui';
import { useAppDispatch } from '@manette/web-store';
import { deletesTicket } from '../api/tickets.api';

const DELETED = 'This ticket has been deleted';

/** Notifies and redirects to /support when another user deletes the open ticket. */
export function useDeletedTicket(ticketId: string): void {
  const navigate = useNavigateFromHere();
  const dispatch = useAppDispatch();
  useSocketEvent('ticket_deleted', ({ _id }) => {
    if (_id !== ticketId || dispatch(deletesTicket(ticketId))) return;
    notify.info(translateMessage(DELETED), { id: DELETED });
    navigate('/support', { replace: true });
  });
}
