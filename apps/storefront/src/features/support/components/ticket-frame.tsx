import type { TicketView } from '@manette/contracts/orders';
import { useTranslateSubject, useTranslation } from '@manette/web-i18n';
import { Link } from '@manette/web-router';
import { ChatFrame, type ChatFrameProps } from '@manette/web-ui';
import { TicketHeadLine } from './ticket-head-line';

export interface TicketFrameProps extends Pick<ChatFrameProps, 'side' | 'foot' | 'children'> {
  ticket: TicketView;
}

/** The frame of a ticket's page, with the ticket's subject and a link back to the list of tickets. */
export function TicketFrame({ ticket, ...parts }: TicketFrameProps) {
  const { t } = useTranslation('support');
  const subjectOf = useTranslateSubject();
  return (
    <ChatFrame
      title={subjectOf(ticket.subject)}
      sub={<TicketHeadLine ticket={ticket} />}
      back={<Link to="/support" />}
      backLabel={t('back')}
      sideLabel={t('order')}
      {...parts}
    />
  );
}
