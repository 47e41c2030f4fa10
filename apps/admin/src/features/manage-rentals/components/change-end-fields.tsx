import { useFormContext } from 'react-hook-form';
import { useTranslation } from '@manette/web-i18n';
import { TextField } from '@manette/web-ui';
import { useFieldError } from '../../../components/use-field-error';

export interface ChangeEndValues {
  endsAt: string;
  reason: string;
}

/** The new end and its reason. */
export function ChangeEndFields() {
  // The form library mutates its objects, which the React Compiler does not detect.
  'use no memo';
  const { t } = useTranslation('manageRentals');
  const { register } = useFormContext<ChangeEndValues>();
  const errorOf = useFieldError();
  return (
    <>
      <TextField label={t('end')} type="datetime-local" error={errorOf('endsAt')} {...register('endsAt')} />
      <TextField label={t('reason')} dir="auto" error={errorOf('reason')} {...register('reason')} />
    </>
  );
}
