import { Trash2 } from 'lucide-react';
import { isClosed, type TicketView } from '@manette/contracts/orders';
import { useTranslation } from '@manette/web-i18n';
import { useNavigateFromHere } from '@manette/web-router';
import { useCurrentUser } from '@manette/web-session';
import { useChangeTicketStatusMutation, useDeleteTicketMutation } from '../api/tickets.api';
import { CompleteOrder } from './complete-order';
import { ConfirmedAction } from './confirmed-action';
import { EvidenceButton } from './evidence-button';

/** The actions of the client or the administrator. For a closed ticket only deleting and the dispute file remain [ORD-050]. */
export function TicketActions({ ticket }: { ticket: TicketView }) {
  const isAdmin = useCurrentUser().role === 'admin';
  const open = !isClosed(ticket.status);
  return (
    <>
      {open && (isAdmin ? <AdminActions ticket={ticket} /> : <CancelOrder id={ticket._id} />)}
      {isAdmin && <EvidenceButton ticket={ticket} />}
      {isAdmin && <DeleteTicket id={ticket._id} />}
    </>
  );
}

function CancelOrder({ id }: { id: string }) {
  const { t } = useTranslation('support');
  const [change] = useChangeTicketStatusMutation();
  return (
    <ConfirmedAction
      label={t('cancelOrder')}
      question={t('cancelOrderAsk')}
      look="danger-outline"
      run={() => change({ id, change: { status: 'cancelled' } }).unwrap()}
      done="Order cancelled successfully!"
      failed="Failed to cancel order"
    />
  );
}

function AdminActions({ ticket }: { ticket: TicketView }) {
  const { _id: id } = ticket;
  const { t } = useTranslation('support');
  const [change] = useChangeTicketStatusMutation();
  return (
    <>
      <CompleteOrder ticket={ticket} />
      <ConfirmedAction
        label={t('orderUnsuccessful')}
        question={t('orderUnsuccessfulAsk')}
        look="danger-outline"
        run={() => change({ id, change: { status: 'cancelled', reason: 'unsuccessful' } }).unwrap()}
        done="Order marked as unsuccessful!"
        failed="Failed to mark order as unsuccessful"
      />
    </>
  );
}

function DeleteTicket({ id }: { id: string }) {
  const { t } = useTranslation('support');
  const navigate = useNavigateFromHere();
  const [deleteTicket] = useDeleteTicketMutation({ fixedCacheKey: id });
  return (
    <ConfirmedAction
      label={t('deleteTicket')}
      question={t('deleteTicketAsk')}
      look="ghost"
      small
      icon={<Trash2 aria-hidden />}
      run={async () => {
        await deleteTicket(id).unwrap();
        navigate('/support', { replace: true });
      }}
      done="Ticket deleted successfully!"
      failed="Failed to delete ticket"
    />
  );
}
