import { Send } from 'lucide-react';
import { useState } from 'react';
import type { PaymentView } from '@manette/contracts/payments';
import { useTranslation } from '@manette/web-i18n';
import { Button } from '@manette/web-ui';
import { SendProofDialog } from './send-proof-dialog';

export interface SendProofProps {
  ticketId: string;
  payment: PaymentView;
}

/** The client's button to what proves the payment. */
export function SendProof(props: SendProofProps) {
  const { t } = useTranslation('payment');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button look="primary" icon={<Send aria-hidden className="flip" />} onClick={() => setOpen(true)}>
        {t('sendProof')}
      </Button>
      {isOpen && <SendProofDialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
}
