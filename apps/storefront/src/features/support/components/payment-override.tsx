import { useId, useState, type SubmitEvent } from 'react';
import { reason as reasonSchema } from '@manette/contracts/http';
import { useTranslateMessage, useTranslation } from '@manette/web-i18n';
import { Button, Dialog, TextArea } from '@manette/web-ui';

export interface PaymentOverrideProps {
  busy: boolean;
  onClose: () => void;
  onConfirm: (reason: string) => void;
}

/** Asks for the reason why an order is completed although its payment has not been accepted [LIF-045]. */
export function PaymentOverride({ busy, onClose, onConfirm }: PaymentOverrideProps) {
  const { t } = useTranslation('support');
  const say = useTranslateMessage();
  const id = useId();
  const [reason, setReason] = useState('');
  const [error, setError] = useState<string>();
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const given = reasonSchema.safeParse(reason);
    if (given.success) onConfirm(given.data);
    else setError(given.error.issues[0]?.message);
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('completeWithoutPayment')}
      closeLabel={t('close')}
      footer={
        <>
          <Button look="ghost" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" form={id} look="primary" loading={busy}>
            {t('confirm')}
          </Button>
        </>
      }
    >
      <form id={id} noValidate className="grid gap-4" onSubmit={submit}>
        <p className="text-2">{t('completeWithoutPaymentAsk')}</p>
        <TextArea
          label={t('reason')}
          dir="auto"
          rows={3}
          value={reason}
          error={error && say(error)}
          onChange={({ target }) => {
            setReason(target.value);
            setError(undefined);
          }}
        />
      </form>
    </Dialog>
  );
}
