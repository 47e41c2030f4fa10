import './translations';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from '@manette/web-i18n';
import { NumberField } from '../components/number-field';
import { useFieldError } from '../components/use-field-error';

/** The stock count of a form, with its error. */
export function StockField() {
  const { t } = useTranslation('selecting');
  const { register } = useFormContext<{ available: unknown }>();
  const errorOf = useFieldError();
  return (
    <NumberField
      label={t('available')}
      min={0}
      step={1}
      error={errorOf('available')}
      {...register('available')}
    />
  );
}
