import { useForm } from 'react-hook-form';
import type { TermView } from '@manette/contracts/rentals';
import { useTranslation } from '@manette/web-i18n';
import { FormDialog } from '../../../components/form-dialog';
import { useChangeEndMutation } from '../api/rentals.api';
import { ChangeEndFields, type ChangeEndValues } from './change-end-fields';
import { fromLocal, toLocal } from '../../../components/local-time';

/** Changes the end of a rental, with a reason [LIF-084]. */
export function ChangeEndDialog({ term, onClose }: { term: TermView; onClose: () => void }) {
  const { t } = useTranslation('manageRentals');
  const [changeEnd] = useChangeEndMutation();
  const form = useForm<ChangeEndValues>({ defaultValues: { endsAt: toLocal(term.endsAt), reason: '' } });
  const save = ({ endsAt, reason }: ChangeEndValues) =>
    changeEnd({ id: term._id, endsAt: fromLocal(endsAt), reason }).unwrap();
  return (
    <FormDialog
      title={t('changeEnd')}
      form={form}
      names={['endsAt', 'reason']}
      save={save}
      done="End changed successfully!"
      failed="Failed to change the end"
      reason="instead"
      onClose={onClose}
    >
      <ChangeEndFields />
    </FormDialog>
  );
}
