import { CircleCheck } from 'lucide-react';
import { useState } from 'react';
import type { TicketView } from '@manette/contracts/orders';
import type { SlotKind } from '@manette/contracts/rentals';
import { useTranslation } from '@manette/web-i18n';
import { Button, ConfirmDialog } from '@manette/web-ui';
import { ConsoleChoice } from '../../../order-units/console-choice';
import { useFreeKinds } from '../../../order-units/use-free-kinds';
import { useCompleteOrder } from '../hooks/use-complete-order';
import { EQUAL } from './action-looks';
import { PaymentOverride } from './payment-override';

/**
 * The button 'Order Successful': asks for confirmation, for the console if slots of both consoles are free [LIF-079], and
 * for a reason if the payment has not been accepted [LIF-045].
 */
export function CompleteOrder({ ticket }: { ticket: TicketView }) {
  const { t } = useTranslation('support');
  const { asked, ask, complete, busy } = useCompleteOrder(ticket._id);
  const kinds = useFreeKinds(ticket, asked !== 'nothing');
  const [chosen, choose] = useState<SlotKind>();
  const slotKind = chosen && kinds.includes(chosen) ? chosen : undefined;
  return (
    <>
      <Button
        look="success"
        icon={<CircleCheck aria-hidden />}
        className={EQUAL}
        onClick={() => ask('confirmation')}
      >
        <span>{t('orderSuccessful')}</span>
      </Button>
      <ConfirmDialog
        open={asked === 'confirmation'}
        onOpenChange={(open) => !open && ask('nothing')}
        title={t('orderSuccessful')}
        confirmLabel={t('confirm')}
        cancelLabel={t('cancel')}
        harmless
        busy={busy}
        onConfirm={() => void complete({ slotKind })}
      >
        {t(ticket.renewal ? 'renewalSuccessfulAsk' : 'orderSuccessfulAsk')}
        {kinds.length > 0 && <ConsoleChoice kinds={kinds} chosen={slotKind} onChoose={choose} />}
      </ConfirmDialog>
      {asked === 'reason' && (
        <PaymentOverride
          busy={busy}
          onClose={() => ask('nothing')}
          onConfirm={(paymentOverride) => void complete({ slotKind, paymentOverride })}
        />
      )}
    </>
  );
}
