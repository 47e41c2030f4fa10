import { isClosed, statusNotice, type TicketView } from '@manette/contracts/orders';
import { translateMessage, useTranslation } from '@manette/web-i18n';
import { useCurrentUser } from '@manette/web-session';
import { ClosingBanner } from '@manette/web-ui';
import { PeopleLine, type PeopleLineProps } from './people-line';
import { TicketComposer } from './ticket-composer';

export interface TicketFootProps extends Pick<PeopleLineProps, 'staff'> {
  ticket: TicketView;
  leaving: boolean;
  onStay: () => void;
  /** @returns whether the message was queued */
  onSend: (content: string, files: File[]) => boolean;
}

/** The composer of an open ticket, the banner of a closed one [ORD-022, ORD-023]. */
export function TicketFoot({ ticket, staff, leaving, onStay, onSend }: TicketFootProps) {
  const { t } = useTranslation('support');
  const isClient = useCurrentUser().role === 'client';
  if (isClosed(ticket.status))
    return (
      <ClosingBanner
        outcome={ticket.status === 'completed' ? 'completed' : 'cancelled'}
        title={isClient ? translateMessage(statusNotice(ticket.status)) : t(`statuses.${ticket.status}`)}
        stayLabel={leaving ? t('stay') : undefined}
        onStay={onStay}
      >
        {t(leaving ? 'goingBack' : 'closed')}
      </ClosingBanner>
    );
  return (
    <>
      <div className="flex min-h-7 flex-wrap items-end justify-between gap-x-4 pt-1">
        {isClient && (
          <p role="status" className="text-1 text-muted">
            {translateMessage(statusNotice(ticket.status))}
          </p>
        )}
        <PeopleLine ticketId={ticket._id} staff={staff} />
      </div>
      <TicketComposer ticket={ticket} onSend={onSend} />
    </>
  );
}
