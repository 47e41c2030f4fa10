import '../translations';
import { useTranslation } from '@manette/web-i18n';
import { useCurrentUser } from '@manette/web-session';
import type { OrderPanelProps } from '../../../components/order-panels';
import { HeldUntil } from './held-until';
import { HoldControls } from './hold-controls';

// Small vertical padding, because the messages need the space on a phone.
const CARD = 'min-w-0 rounded-box border border-line bg-surface px-4 py-2';

/** The hold of an order: both sides see its end, administrators hold and release the unit [LIF-111]. */
export default function HoldPanel({ ticket }: OrderPanelProps) {
  const { t } = useTranslation('orderHold');
  const isAdmin = useCurrentUser().role === 'admin';
  if (isAdmin)
    return (
      <section aria-label={t('title')} className={CARD}>
        <HoldControls ticket={ticket} />
      </section>
    );
  return (
    ticket.hold && (
      <div className={CARD}>
        <HeldUntil hold={ticket.hold} />
      </div>
    )
  );
}
