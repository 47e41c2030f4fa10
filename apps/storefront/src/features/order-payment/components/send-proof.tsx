import { Send } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from '@manette/web-i18n';
import { Button } from '@manette/web-ui';
import { SendProofDialog, type SendProofProps } from './send-proof-dialog';

/** The client's button that opens the dialog for the proof of payment. */
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
