import { useForm } from 'react-hook-form';
import type { SlotKind } from '@manette/contracts/rentals';
import { useTranslation } from '@manette/web-i18n';
import { FormDialog } from '../components/form-dialog';
import { AddSlotsFields, type AddSlotsValues } from './add-slots-fields';
import { useAddSlotsMutation } from './ledger.api';

interface AddSlotsDialogProps {
  accountId: string;
  kinds: readonly SlotKind[];
  onClose: () => void;
}

/** Adds slots of a kind [LIF-075]. */
export function AddSlotsDialog({ accountId, kinds, onClose }: AddSlotsDialogProps) {
  const { t } = useTranslation('rentalSlots');
  const [addSlots] = useAddSlotsMutation();
  const form = useForm<AddSlotsValues>({ defaultValues: { kind: kinds[0] ?? 'secondary', count: 1 } });
  return (
    <FormDialog
      title={t('add')}
      form={form}
      names={['kind', 'count']}
      save={(values) => addSlots({ accountId, ...values }).unwrap()}
      done="Slots added successfully!"
      failed="Failed to add slots"
      reason="instead"
      onClose={onClose}
    >
      <AddSlotsFields kinds={kinds} />
    </FormDialog>
  );
}
