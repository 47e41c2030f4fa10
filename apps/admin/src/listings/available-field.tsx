import '../components/translations';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from '@manette/web-i18n';
import { NumberField } from '../components/number-field';
import { useFieldError } from '../components/use-field-error';

interface AvailableFieldProps {
  /** Whether vault or rental ledger count the units: then the number is shown and cannot be set [LIF-006]. */
  counted: boolean | undefined;
  className?: string;
}

/** How many units of a listing are left. */
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
