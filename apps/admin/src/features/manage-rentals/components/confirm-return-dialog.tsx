import { useForm } from 'react-hook-form';
import type { TermView } from '@manette/contracts/rentals';
import { useTranslation } from '@manette/web-i18n';
import { RowSkeleton } from '@manette/web-ui';
import { FormDialog } from '../../../components/form-dialog';
import { PartFailed } from '../../../components/load-failed';
import { useConfirmReturnMutation } from '../api/rentals.api';
import { ConfirmReturnFields, type ConfirmReturnValues } from './confirm-return-fields';
import { useNeedsPassword } from './use-needs-password';

const bodyOf = ({ reason, password, unchanged }: ConfirmReturnValues, needsPassword: boolean) => ({
  ...(reason.trim() ? { reason } : {}),
  ...(needsPassword && password ? { password } : {}),
  ...(needsPassword && unchanged ? { unchanged } : {}),
});

/**
 * Confirms the return of an account; with the vault on, also sets its new password or keeps it unchanged [LIF-090, LIF-092].
 */
export function ConfirmReturnDialog({ term, onClose }: { term: TermView; onClose: () => void }) {
  const { t } = useTranslation('manageRentals');
  const { load, needsPassword, noteRefusal } = useNeedsPassword(term.account._id);
  const [confirmReturn] = useConfirmReturnMutation();
  const form = useForm<ConfirmReturnValues>({
    defaultValues: { reason: '', password: '', unchanged: false },
  });
  const confirm = async (values: ConfirmReturnValues) => {
    const { error } = await confirmReturn({ id: term._id, body: bodyOf(values, needsPassword === true) });
    if (!error) return;
    noteRefusal(error);
    throw error;
  };
  return (
    <FormDialog
      title={t('confirmReturn')}
      form={form}
      names={['reason', 'password']}
      save={confirm}
      saveLabel={t('confirm')}
      done="Return confirmed successfully!"
      failed="Failed to confirm the return"
      reason="instead"
      isReady={needsPassword !== undefined}
      onClose={onClose}
    >
      <ConfirmReturnFields needsPassword={needsPassword === true} />
      {needsPassword === undefined &&
        (load.error ? <PartFailed load={load} /> : <RowSkeleton disc={false} />)}
    </FormDialog>
  );
}
