import { useForm } from 'react-hook-form';
import { useTranslation } from '@manette/web-i18n';
import { FormDialog } from '../../../components/form-dialog';
import { useAddRentalMutation } from '../api/rentals.api';
import { AddRentalFields, type AddRentalValues } from './add-rental-fields';
import { fromLocal } from '../../../components/local-time';

/** Records a rental that began before the ledger [LIF-083]. */
export function AddRentalDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('manageRentals');
  const [addRental] = useAddRentalMutation();
  const form = useForm<AddRentalValues>({
    defaultValues: { slotId: '', clientId: '', startsAt: '', endsAt: '' },
  });
  const save = ({ startsAt, endsAt, ...chosen }: AddRentalValues) =>
    addRental({
      ...chosen,
      startsAt: fromLocal(startsAt),
      endsAt: endsAt ? fromLocal(endsAt) : null,
    }).unwrap();
  return (
    <FormDialog
      title={t('add')}
      form={form}
      names={['slotId', 'clientId', 'startsAt', 'endsAt']}
      save={save}
      done="Rental added successfully!"
      failed="Failed to add rental"
      reason="instead"
      onClose={onClose}
    >
      <AddRentalFields />
    </FormDialog>
  );
}
