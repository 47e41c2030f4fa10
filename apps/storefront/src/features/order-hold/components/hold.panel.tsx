import '../translations';
import { Hourglass } from 'lucide-react';
import type { TicketView } from '@manette/contracts/orders';
import { useTranslation } from '@manette/web-i18n';
import { useCurrentUser } from '@manette/web-session';
import { Panel } from '@manette/web-ui';
import type { OrderPanelProps } from '../../../components/order-panels';
import { useDates } from '../../../hooks/use-dates';
import { HoldControls } from './hold-controls';

/** The unit that is set aside for an order: both sides see until when, administrators hold and release [LIF-111]. */
export default function HoldPanel({ ticket }: OrderPanelProps) {
  const { t } = useTranslation('orderHold');
  const isAdmin = useCurrentUser().role === 'admin';
  if (!isAdmin)
    return (
      ticket.hold && (
        <Panel>
          <HeldUntil hold={ticket.hold} />
        </Panel>
      )
    );
  return (
    <Panel aria-label={t('title')}>
      <div className="mb-2 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="text-2 font-bold">{t('title')}</h2>
        {ticket.hold && <HeldUntil hold={ticket.hold} />}
      </div>
      <HoldControls ticket={ticket} />
    </Panel>
  );
}

function HeldUntil({ hold }: { hold: NonNullable<TicketView['hold']> }) {
  const { t } = useTranslation('orderHold');
  const { time } = useDates();
  return (
    <p role="status" className="flex items-center gap-2 text-2">
      <Hourglass aria-hidden className="size-4 text-muted" />
      {t('heldUntil', { time: time(hold.expiresAt) })}
    </p>
  );
}
