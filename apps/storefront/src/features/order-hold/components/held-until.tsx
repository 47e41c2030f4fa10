import { Hourglass } from 'lucide-react';
import type { TicketView } from '@manette/contracts/orders';
import { useTranslation } from '@manette/web-i18n';
import { useDates } from '../../../hooks/use-dates';

/** Shows 'Held until 14:30' as a status, so that screen readers announce changes. */
export function HeldUntil({ hold }: { hold: NonNullable<TicketView['hold']> }) {
  const { t } = useTranslation('orderHold');
  const { time } = useDates();
  return (
    <p role="status" className="flex items-center gap-2 text-2">
      <Hourglass aria-hidden className="size-4 text-muted" />
      {t('heldUntil', { time: time(hold.expiresAt) })}
    </p>
  );
}
