import { useForm } from 'react-hook-form';
import type { TermView } from '@manette/contracts/rentals';
import { useTranslation } from '@manette/web-i18n';
import { FormDialog } from '../../../components/form-dialog';
import { useConfirmReturnMutation, useHasVaultQuery } from '../api/rentals.api';
import { ConfirmReturnFields, type ConfirmReturnValues } from './confirm-return-fields';

const bodyOf = ({ reason, password, unchanged }: ConfirmReturnValues, hasVault: boolean) => ({
  ...(reason.trim() ? { reason } : {}),
  ...(hasVault && password ? { password } : {}),
  ...(hasVault && unchanged ? { unchanged } : {}),
});

/**
 * Confirms the return of an account; with the vault on, also sets its new password or keeps it unchanged [LIF-090, LIF-092].
 */
export function ConfirmReturnDialog({ term, onClose }: { term: TermView; onClose: () => void }) {
  const { t } = useTranslation('manageRentals');
  const { data: hasVault = false } = useHasVaultQuery(term.account._id);
  const [confirmReturn] = useConfirmReturnMutation();
  const form = useForm<ConfirmReturnValues>({
    defaultValues: { reason: '', password: '', unchanged: false },
  });
  return (
    <FormDialog
      title={t('confirmReturn')}
      form={form}
      names={['reason', 'password']}
      save={(values) => confirmReturn({ id: term._id, body: bodyOf(values, hasVault) }).unwrap()}
      saveLabel={t('confirm')}
      done="Return confirmed successfully!"
      failed="Failed to confirm the return"
      reason="instead"
      onClose={onClose}
    >
      <ConfirmReturnFields hasVault={hasVault} />
    </FormDialog>
  );
}
