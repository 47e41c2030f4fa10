import { translateMessage } from '@manette/web-i18n';
import { useSocketEvent } from '@manette/web-realtime';
import { useNavigate } from '@manette/web-router';
import { notify } from '@manette/web-ui';

const DELETED = 'This ticket has been deleted';

/** Takes whoever has a ticket open back to the others when somebody deletes it. */
export function useDeletedTicket(ticketId: string): void {
  const navigate = useNavigate();
  useSocketEvent('ticket_deleted', ({ _id }) => {
    if (_id !== ticketId) return;
    notify.info(translateMessage(DELETED), { id: DELETED });
    void navigate('/support', { replace: true });
  });
}
