import { zodResolver } from '@hookform/resolvers/zod';
import { Paperclip } from 'lucide-react';
import { useRef } from 'react';
import { useController, useForm, type Control } from 'react-hook-form';
import { ATTACHMENT_TYPES } from '@manette/contracts/conversation';
import type { PaymentView } from '@manette/contracts/payments';
import { errorMessage, isAnswered, newIdempotencyKey } from '@manette/web-api';
import { translateMessage, useLanguage, useTranslation } from '@manette/web-i18n';
import { FileDrop, notify, Select, TextField } from '@manette/web-ui';
import { useSendProofMutation } from '../api/payment.api';
import { ActionDialog } from './action-dialog';
import { proofForm, proofFormData, type ProofResult, type ProofValues } from './proof-form';
import { useFaults } from './use-faults';

const FAILED = 'Failed to send the proof';

export interface SendProofProps {
  ticketId: string;
  payment: PaymentView;
}

/** Asks the client for the method, the amount and the transaction number of the payment, and a file as proof [LIF-043]. */
export function SendProofDialog({ ticketId, payment, onClose }: SendProofProps & { onClose: () => void }) {
  const { t } = useTranslation('payment');
  const { language } = useLanguage();
  const key = useRef(newIdempotencyKey());
  const [send] = useSendProofMutation();
  const form = useForm<ProofValues, unknown, ProofResult>({
    resolver: zodResolver(proofForm),
    mode: 'onTouched',
    defaultValues: {
      methodId: payment.methods[0]?._id ?? '',
      amount: payment.amount ? String(payment.amount.amount) : '',
      transactionNumber: '',
    },
  });
  const fault = useFaults(form.control);
  const run = async (fields: ProofResult) => {
    const { error } = await send({ ticketId, form: proofFormData(fields), key: key.current });
    if (!error) {
      notify.success(translateMessage('Proof sent!'));
      return onClose();
    }
    if (isAnswered(error)) key.current = newIdempotencyKey();
    notify.error(translateMessage(errorMessage(error, FAILED)));
  };
  return (
    <ActionDialog title={t('sendProofTitle')} submit={t('send')} form={form} run={run} onClose={onClose}>
      <Select
        label={t('method')}
        options={payment.methods.map(({ _id, name }) => ({ value: _id, label: name[language] }))}
        error={fault('methodId')}
        {...form.register('methodId')}
      />
      <TextField
        label={t('amount')}
        inputMode="decimal"
        hint={payment.amount?.currency}
        error={fault('amount')}
        {...form.register('amount')}
      />
      <TextField
        label={t('transactionNumber')}
        dir="auto"
        error={fault('transactionNumber')}
        {...form.register('transactionNumber')}
      />
      <ProofFile control={form.control} error={fault('file')} />
    </ActionDialog>
  );
}

interface ProofFileProps {
  control: Control<ProofValues, unknown, ProofResult>;
  error: string | undefined;
}

function ProofFile({ control, error }: ProofFileProps) {
  const { t } = useTranslation('payment');
  const { field } = useController({ control, name: 'file' });
  const file = field.value as File | undefined;
  return (
    <FileDrop
      label={t('file')}
      detail={file ? <bdi>{file.name}</bdi> : t('fileHint')}
      icon={<Paperclip aria-hidden />}
      accept={ATTACHMENT_TYPES.join(',')}
      error={error}
      onFiles={([chosen]) => field.onChange(chosen)}
    />
  );
}
