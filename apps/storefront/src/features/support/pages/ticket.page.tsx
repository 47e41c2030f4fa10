import '../translations';
import { useEffect } from 'react';
import { translateMessage, useTranslation } from '@manette/web-i18n';
import { Link, useNavigate, useParams } from '@manette/web-router';
import { ChatFrame, notify, PageFrame, Spinner } from '@manette/web-ui';
import { VerifiedOnly } from '../../../gate/verified-only';
import { useGetConversationQuery } from '../api/conversation.api';
import { useGetTicketQuery } from '../api/tickets.api';
import { Conversation } from '../components/conversation';
import { TicketActions } from '../components/ticket-actions';
import { TicketFacts } from '../components/ticket-facts';
import { TicketFoot } from '../components/ticket-foot';
import { TicketHeadLine } from '../components/ticket-head-line';
import { useClosing } from '../components/use-closing';
import { useOutgoing } from '../components/use-outgoing';

const FAILED = 'Failed to load conversation';

/** One ticket: its conversation, what was ordered, and what may be done with it. */
export default function TicketPage() {
  const { t } = useTranslation('support');
  return (
    <VerifiedOnly title={t('title')}>
      <Ticket />
    </VerifiedOnly>
  );
}

function Ticket() {
  const { t } = useTranslation('support');
  const { ticketId = '' } = useParams();
  const navigate = useNavigate();
  const { data: ticket, isError: ticketFailed } = useGetTicketQuery(ticketId);
  const { data: conversation, isError: messagesFailed } = useGetConversationQuery(ticketId);
  const { queue, send, retry } = useOutgoing(ticketId);
  const { leaving, stay } = useClosing(ticket);
  const failed = (ticketFailed && !ticket) || (messagesFailed && !conversation);
  useEffect(() => {
    if (!failed) return;
    notify.error(translateMessage(FAILED), { id: FAILED });
    void navigate('/support', { replace: true });
  }, [failed, navigate]);

  if (!ticket || !conversation)
    return (
      <PageFrame title={t('order')}>
        <Spinner label={t('loading')} page />
      </PageFrame>
    );
  return (
    <ChatFrame
      title={<bdi>{ticket.subject}</bdi>}
      sub={<TicketHeadLine ticket={ticket} />}
      back={<Link to="/support" />}
      backLabel={t('back')}
      sideLabel={t('order')}
      side={
        <>
          <TicketFacts ticket={ticket} />
          <TicketActions ticket={ticket} />
        </>
      }
      foot={<TicketFoot ticket={ticket} leaving={leaving} onStay={stay} onSend={send} />}
    >
      <Conversation ticketId={ticketId} conversation={conversation} outgoing={queue} onRetry={retry} />
    </ChatFrame>
  );
}
