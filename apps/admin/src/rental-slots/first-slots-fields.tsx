import { useFormContext } from 'react-hook-form';
import type { SlotKind } from '@manette/contracts/rentals';
import { useTranslation } from '@manette/web-i18n';
import { NumberField } from '../components/number-field';

export type FirstSlots = Partial<Record<SlotKind, number>>;

/** A number field for each kind. */
export function FirstSlotsFields({ kinds }: { kinds: readonly SlotKind[] }) {
  const { t } = useTranslation('rentalSlots');
  const { register } = useFormContext<FirstSlots>();
  return kinds.map((kind) => (
    <NumberField
      key={kind}
      label={t('countOf', { kind: t(`kinds.${kind}`) })}
      min={0}
      inputMode="numeric"
      dir="ltr"
      {...register(kind, { valueAsNumber: true })}
    />
  ));
}
