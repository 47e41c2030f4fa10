import { useFormContext } from 'react-hook-form';
import { CURRENCIES } from '@manette/contracts/catalog';
import { Select } from '@manette/web-ui';
import { NumberField } from '../../../components/number-field';
import { useFaults } from '../../../components/use-field-error';
import type { GiftCardFormValues } from './gift-card-form';

interface AmountFieldsProps {
  name: 'value' | 'price';
  label: string;
  currencyLabel: string;
}

/** An amount and its currency, side by side [CAT-125, CAT-126]. */
export function AmountFields({ name, label, currencyLabel }: AmountFieldsProps) {
  const { register } = useFormContext<GiftCardFormValues>();
  const fault = useFaults();
  return (
    <>
      <NumberField
        className="col-span-3 sm:col-span-4"
        label={label}
        min={0}
        step={0.01}
        error={fault(`${name}.amount`)}
        {...register(`${name}.amount`)}
      />
      <Select
        className="col-span-3 sm:col-span-2"
        label={currencyLabel}
        options={CURRENCIES.map((value) => ({ value, label: value }))}
        error={fault(`${name}.currency`)}
        {...register(`${name}.currency`)}
      />
    </>
  );
}
