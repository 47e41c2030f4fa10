import type { ReactNode } from 'react';
import { isClosed, statusNotice, type TicketView } from '@manette/contracts/orders';
import { translateMessage, useTranslation } from '@manette/web-i18n';
import { useCurrentUser } from '@manette/web-session';
import { ClosingBanner } from '@manette/web-ui';

export interface TicketFootProps {
  ticket: TicketView;
  /** Whether the user is about to be redirected. */
  leaving?: boolean;
  onStay?: () => void;
  /** Content beside the status notice of an open ticket. */
  people?: ReactNode;
  composer: ReactNode;
}

/** The composer of an open ticket, the banner of a closed one [ORD-022, ORD-023]. */
export function TicketFoot({ ticket, leaving = false, onStay, people, composer }: TicketFootProps) {
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
        {people}
      </div>
      {composer}
    </>
  );
}
