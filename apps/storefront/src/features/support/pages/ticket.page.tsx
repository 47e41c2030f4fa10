import '../translations';
import { useEffect } from 'react';
import { isClosed } from '@manette/contracts/orders';
import { translateMessage, useTranslation } from '@manette/web-i18n';
import { Link, useNavigateFromHere, useParams } from '@manette/web-router';
import { useCurrentUser } from '@manette/web-session';
import { ChatFrame, notify, SkeletonLine, Spinner } from '@manette/web-ui';
import { useOutbox } from '../../../conversation/hooks/use-outbox';
import { VerifiedOnly } from '../../../components/verified-only';
import { useGetTicketQuery } from '../api/tickets.api';
import { PeopleLine } from '../components/people-line';
import { TicketActions } from '../components/ticket-actions';
import { TicketControls } from '../components/ticket-controls';
import { TicketComposer } from '../components/ticket-composer';
import { TicketConversation } from '../components/ticket-conversation';
import { TicketFoot } from '../components/ticket-foot';
import { TicketFrame } from '../components/ticket-frame';
import { TicketSide, TicketSideSkeleton } from '../components/ticket-side';
import { Timeline } from '../components/timeline';
import { useClosing } from '../hooks/use-closing';
import { useDeletedTicket } from '../hooks/use-deleted-ticket';
import { useOtherStaff } from '../hooks/use-other-staff';
import { useOpenConversation } from '../hooks/use-open-conversation';

const FAILED = 'Failed to load conversation';

/** The page of a ticket: its conversation, its order and its actions. */
export default function TicketPage() {
  const { t } = useTranslation('support');
  const { ticketId = '' } = useParams();
  return (
    <VerifiedOnly title={t('title')}>
      <Ticket key={ticketId} ticketId={ticketId} />
    </VerifiedOnly>
  );
}

function Ticket({ ticketId }: { ticketId: string }) {
  const { t } = useTranslation('support');
  const navigate = useNavigateFromHere();
  const { data: ticket, isError: ticketFailed, isFetching: isAsking } = useGetTicketQuery(ticketId);
  const { data: conversation, isError: messagesFailed, isFetching } = useOpenConversation(ticketId);
  const { queue, send, ...ways } = useOutbox(ticketId, conversation?.messages.at(-1)?.position ?? 0);
  const { leaving, stay } = useClosing(ticket);
  useDeletedTicket(ticketId);
  const staff = useOtherStaff(ticketId);
  const isAdmin = useCurrentUser().role === 'admin';
  // Both requests must have finished: if neither was answered, the page must stay, and the shell shows that it is not
  // available without a network.
  const isSettled = !isAsking && !isFetching;
  const failed = isSettled && ((ticketFailed && !ticket) || (messagesFailed && !conversation));
  useEffect(() => {
    if (!failed) return;
    notify.error(translateMessage(FAILED), { id: FAILED });
    navigate('/support', { replace: true });
  }, [failed, navigate]);

  if (!ticket || !conversation)
    return (
      <ChatFrame
        title={t('order')}
        sub={<SkeletonLine className="mt-0! h-5 w-40" />}
        back={<Link to="/support" />}
        backLabel={t('back')}
        sideLabel={t('order')}
        side={<TicketSideSkeleton />}
      >
        <Spinner label={t('loading')} className="place-self-center" />
      </ChatFrame>
    );
  return (
    <TicketFrame
      ticket={ticket}
      side={
        <TicketSide ticket={ticket} actions={<TicketActions ticket={ticket} />}>
          {isAdmin && !isClosed(ticket.status) && <TicketControls ticket={ticket} />}
          {isAdmin && <Timeline ticketId={ticket._id} />}
        </TicketSide>
      }
      foot={
        <TicketFoot
          ticket={ticket}
          leaving={leaving}
          onStay={stay}
          people={<PeopleLine ticketId={ticketId} staff={staff} />}
          composer={<TicketComposer ticket={ticket} onSend={send} />}
        />
      }
    >
      <TicketConversation
        ticket={ticket}
        conversation={conversation}
        isFresh={!isFetching}
        outgoing={queue}
        {...ways}
      />
    </TicketFrame>
  );
}
