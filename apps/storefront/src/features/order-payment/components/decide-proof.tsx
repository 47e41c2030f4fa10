import { zodResolver } from '@hookform/resolvers/zod';
import { Check, X } from 'lucide-react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { proofRejection, type ProofRejection, type ProofView } from '@manette/contracts/payments';
import { errorMessage } from '@manette/web-api';
import { translateMessage, useTranslation } from '@manette/web-i18n';
import { Button, notify, TextField } from '@manette/web-ui';
import { useAcceptProofMutation, useRejectProofMutation } from '../api/payment.api';
import { ActionDialog } from './action-dialog';
import { useFaults } from './use-faults';

const ACCEPT_FAILED = 'Failed to accept the proof';
const REJECT_FAILED = 'Failed to reject the proof';

interface DecideProofProps {
  ticketId: string;
  proof: ProofView;
}

/** Lets an administrator accept or reject a submitted proof, or reject a proof that was accepted before [LIF-044]. */
export function DecideProof({ ticketId, proof }: DecideProofProps) {
  const { t } = useTranslation('payment');
  const [accept, { isLoading }] = useAcceptProofMutation();
  const [isRejecting, setRejecting] = useState(false);
  const take = async () => {
    const { error } = await accept({ ticketId, id: proof._id });
    if (error) notify.error(translateMessage(errorMessage(error, ACCEPT_FAILED)));
  };
  if (proof.state === 'rejected') return null;
  return (
    <>
      {proof.state === 'submitted' && (
        <Button look="success" icon={<Check aria-hidden />} loading={isLoading} onClick={() => void take()}>
          {t('acceptProof')}
        </Button>
      )}
      <Button look="danger-outline" icon={<X aria-hidden />} onClick={() => setRejecting(true)}>
        {t('rejectProof')}
      </Button>
      {isRejecting && <RejectDialog ticketId={ticketId} proof={proof} onClose={() => setRejecting(false)} />}
    </>
  );
}

function RejectDialog({ ticketId, proof, onClose }: DecideProofProps & { onClose: () => void }) {
  const { t } = useTranslation('payment');
  const [reject] = useRejectProofMutation();
  const form = useForm<ProofRejection>({
    resolver: zodResolver(proofRejection),
    mode: 'onTouched',
    defaultValues: { reason: '' },
  });
  const fault = useFaults(form.control);
  const run = async ({ reason }: ProofRejection) => {
    const { error } = await reject({ ticketId, id: proof._id, reason });
    if (error) notify.error(translateMessage(errorMessage(error, REJECT_FAILED)));
    else onClose();
  };
  return (
    <ActionDialog title={t('rejectProof')} submit={t('confirm')} form={form} run={run} onClose={onClose}>
      <TextField label={t('reason')} dir="auto" error={fault('reason')} {...form.register('reason')} />
    </ActionDialog>
  );
}
