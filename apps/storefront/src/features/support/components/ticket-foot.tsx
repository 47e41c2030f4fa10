import { isClosed, type TicketView } from '@manette/contracts/orders';
import { translateMessage, useTranslation } from '@manette/web-i18n';
import { useCurrentUser } from '@manette/web-session';
import { ClosingBanner } from '@manette/web-ui';
import { statusNotice } from './status-notices';
import { TicketComposer } from './ticket-composer';

export interface TicketFootProps {
  ticket: TicketView;
  leaving: boolean;
  onStay: () => void;
  onSend: (content: string, file?: File) => void;
}

/** The composer of an open ticket, the banner of a closed one [ORD-022, ORD-023]. */
export function TicketFoot({ ticket, leaving, onStay, onSend }: TicketFootProps) {
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
      {isClient && (
        <p role="status" className="pt-2 text-1 text-muted">
          {translateMessage(statusNotice(ticket.status))}
        </p>
      )}
      <TicketComposer onSend={onSend} />
    </>
  );
}
