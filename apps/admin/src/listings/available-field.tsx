import '../components/translations';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from '@manette/web-i18n';
import { NumberField } from '../components/number-field';
import { useFieldError } from '../components/use-field-error';

interface AvailableFieldProps {
  /** Whether the vault or the rental ledger counts the units: the number is then read-only [LIF-006]. */
  counted: boolean | undefined;
  className?: string;
}

/** The field for the stock of a listing. */
export function AvailableField({ counted, className }: AvailableFieldProps) {
  const { t } = useTranslation('backOffice');
  const { register } = useFormContext<{ available: unknown }>();
  const errorOf = useFieldError();
  return (
    <NumberField
      className={className}
      label={t('available')}
      min={0}
      step={1}
      readOnly={counted}
      hint={counted && t('availableCounted')}
      error={errorOf('available')}
      {...register('available')}
    />
  );
}
