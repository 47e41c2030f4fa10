import { isClosed, type TicketView } from '@manette/contracts/orders';
import { useTranslateMessage, useTranslation } from '@manette/web-i18n';
import { useCurrentUser } from '@manette/web-session';
import { Facts } from '@manette/web-ui';
import { useDates } from '../../../hooks/use-dates';

/** Shows a ticket's type, client, administrator and opening time [ORD-018, ORD-019]. */
export function TicketFacts({ ticket }: { ticket: TicketView }) {
  const { t } = useTranslation('support');
  const say = useTranslateMessage();
  const { dateTime } = useDates();
  const isAdmin = useCurrentUser().role === 'admin';
  const { giftCard, client, assignedAdmin } = ticket;
  const assigned = assignedAdmin ? <bdi>{assignedAdmin.username}</bdi> : t('nobodyYet');
  const facts = [
    { label: t('type'), value: t(`types.${ticket.orderType}`) },
    ...(giftCard ? [{ label: t('platform'), value: <bdi>{say(giftCard.platform)}</bdi> }] : []),
    ...(isAdmin ? [{ label: t('client'), value: <bdi>{client.username}</bdi> }] : []),
    // Administrators see the assignment of an open ticket in the control that changes it.
    ...(isAdmin && !isClosed(ticket.status)
      ? []
      : [{ label: t(isAdmin ? 'assignedTo' : 'assignedAdmin'), value: assigned }]),
    { label: t('opened'), value: <bdi>{dateTime(ticket.createdAt)}</bdi> },
  ];
  return <Facts facts={facts} className="lg:mt-4" />;
}
