import type { TicketView } from '@manette/contracts/orders';
import { useTranslateSubject, useTranslation } from '@manette/web-i18n';
import { Link } from '@manette/web-router';
import { useCurrentUser } from '@manette/web-session';
import { Badge, StatusBadge } from '@manette/web-ui';
import { PriorityBadge } from './priority-badge';
import { WaitingBadge } from './waiting-badge';
import { useDates } from '../../../hooks/use-dates';

/** A ticket of the list: one link to its conversation [ORD-009]. */
export function TicketRow({ ticket }: { ticket: TicketView }) {
  const { t } = useTranslation('support');
  const subjectOf = useTranslateSubject();
  const { dateTime } = useDates();
  const isAdmin = useCurrentUser().role === 'admin';
  const unread = isAdmin ? ticket.unreadByAdmin : ticket.unreadByClient;
  return (
    <li>
      <Link
        to={`/support/${ticket._id}`}
        className="grid gap-x-4 gap-y-1 rounded-box border border-line bg-surface px-4 py-3 hover:bg-raised lg:grid-cols-[minmax(0,1fr)_auto] lg:items-center"
      >
        <span className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1 font-medium">
          <bdi className="max-w-full truncate rtl:line-clamp-2 rtl:whitespace-normal">
            {subjectOf(ticket.subject)}
          </bdi>
          {!isAdmin && ticket.delivery === 'ready' && <Badge tone="accent">{t('deliveryReady')}</Badge>}
          {unread > 0 && <Badge tone="accent">{t('unread', { count: unread })}</Badge>}
        </span>
        <span className="flex flex-wrap items-center gap-2 lg:row-span-2 lg:justify-end">
          {isAdmin && ticket.waitingSince && <WaitingBadge since={ticket.waitingSince} />}
          {isAdmin && <PriorityBadge priority={ticket.priority} />}
          <Badge tone="outline">{t(`types.${ticket.orderType}`)}</Badge>
          <StatusBadge status={ticket.status}>{t(`statuses.${ticket.status}`)}</StatusBadge>
        </span>
        <span className="flex flex-wrap gap-x-3 text-1 text-muted">
          <bdi className="whitespace-nowrap">#{ticket.ticketNumber}</bdi>
          {isAdmin && <bdi>{ticket.client.username}</bdi>}
          <bdi>{ticket.assignedAdmin?.username ?? t('nobodyYet')}</bdi>
          <bdi>{dateTime(ticket.createdAt)}</bdi>
        </span>
      </Link>
    </li>
  );
}
