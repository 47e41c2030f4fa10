import { useForm } from 'react-hook-form';
import type { SlotKind } from '@manette/contracts/rentals';
import { useTranslation } from '@manette/web-i18n';
import { FormDialog } from '../components/form-dialog';
import { FirstSlotsFields, type FirstSlots } from './first-slots-fields';

interface FirstSlotsDialogProps {
  kinds: readonly SlotKind[];
  save: (slots: FirstSlots) => Promise<void>;
  /** The messages of success and failure, in English. */
  done: string;
  failed: string;
  onClose: () => void;
}

/** Asks for the number of slots of each kind in a new ledger. */
export function FirstSlotsDialog({ kinds, save, done, failed, onClose }: FirstSlotsDialogProps) {
  const { t } = useTranslation('rentalSlots');
  const form = useForm<FirstSlots>({ defaultValues: Object.fromEntries(kinds.map((kind) => [kind, 1])) });
  return (
    <FormDialog
      title={t('keep')}
      form={form}
      names={kinds}
      save={save}
      done={done}
      failed={failed}
      reason="instead"
      onClose={onClose}
    >
      <FirstSlotsFields kinds={kinds} />
    </FormDialog>
  );
}
