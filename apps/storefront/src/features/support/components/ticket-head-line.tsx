import type { TicketView } from '@manette/contracts/orders';
import { useTranslation } from '@manette/web-i18n';
import { useCurrentUser } from '@manette/web-session';
import { presenceOf, PresenceBadge, StatusBadge } from '@manette/web-ui';

/** Shows the number and status of a ticket, and the other participant's name and presence [ORD-017..019]. */
export function TicketHeadLine({ ticket }: { ticket: TicketView }) {
  const { t } = useTranslation('support');
  const isAdmin = useCurrentUser().role === 'admin';
  const other = isAdmin ? ticket.client : ticket.assignedAdmin;
  return (
    <>
      <bdi className="whitespace-nowrap">#{ticket.ticketNumber}</bdi>
      <StatusBadge status={ticket.status}>{t(`statuses.${ticket.status}`)}</StatusBadge>
      {other && (
        <>
          <bdi className="truncate">{other.username}</bdi>
          <PresenceBadge
            presence={presenceOf({ role: isAdmin ? 'client' : 'admin', isOnline: other.isOnline })}
          >
            <span className="max-[419px]:sr-only">{t(other.isOnline ? 'online' : 'offline')}</span>
          </PresenceBadge>
        </>
      )}
    </>
  );
}
