import { useFormContext } from 'react-hook-form';
import { CURRENCIES } from '@manette/contracts/catalog';
import { Select } from '@manette/web-ui';
import { NumberField } from '../components/number-field';
import { useFieldError } from '../components/use-field-error';

interface AmountFieldsProps {
  /** The name of the amount's field in the form. */
  name: 'prix' | 'value' | 'price';
  label: string;
  currencyLabel: string;
}

/** An amount and its currency, side by side [CAT-125, CAT-126]. */
export function AmountFields({ name, label, currencyLabel }: AmountFieldsProps) {
  const { register } = useFormContext();
  const errorOf = useFieldError();
  return (
    <>
      <NumberField
        className="col-span-3 sm:col-span-4"
        label={label}
        min={0}
        step={0.01}
        error={errorOf(`${name}.amount`)}
        {...register(`${name}.amount`)}
      />
      <Select
        className="col-span-3 sm:col-span-2"
        label={currencyLabel}
        options={CURRENCIES.map((value) => ({ value, label: value }))}
        error={errorOf(`${name}.currency`)}
        {...register(`${name}.currency`)}
      />
    </>
  );
}
