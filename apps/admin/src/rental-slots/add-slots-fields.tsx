import { useFormContext } from 'react-hook-form';
import type { SlotKind } from '@manette/contracts/rentals';
import { useTranslation } from '@manette/web-i18n';
import { Select } from '@manette/web-ui';
import { NumberField } from '../components/number-field';
import { useFieldError } from '../components/use-field-error';

export interface AddSlotsValues {
  kind: SlotKind;
  count: number;
}

/** Kind and number of the new slots. */
export function AddSlotsFields({ kinds }: { kinds: readonly SlotKind[] }) {
  // The form library mutates its objects, which the React Compiler does not detect.
  'use no memo';
  const { t } = useTranslation('rentalSlots');
  const { register } = useFormContext<AddSlotsValues>();
  const errorOf = useFieldError();
  return (
    <>
      <Select
        label={t('kind')}
        error={errorOf('kind')}
        options={kinds.map((value) => ({ value, label: t(`kinds.${value}`) }))}
        {...register('kind')}
      />
      <NumberField
        label={t('count')}
        min={1}
        max={100}
        inputMode="numeric"
        dir="ltr"
        error={errorOf('count')}
        {...register('count', { valueAsNumber: true })}
      />
    </>
  );
}
