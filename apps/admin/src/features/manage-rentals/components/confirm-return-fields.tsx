import { useFormContext } from 'react-hook-form';
import { useTranslation } from '@manette/web-i18n';
import { Checkbox, TextField } from '@manette/web-ui';
import { useFieldError } from '../../../components/use-field-error';

export interface ConfirmReturnValues {
  reason: string;
  password: string;
  unchanged: boolean;
}

/** The reason for a confirmation with open steps, and the password that the next client gets. */
export function ConfirmReturnFields({ needsPassword }: { needsPassword: boolean }) {
  // The form library mutates its objects, which the React Compiler does not detect.
  'use no memo';
  const { t } = useTranslation('manageRentals');
  const { register } = useFormContext<ConfirmReturnValues>();
  const errorOf = useFieldError();
  return (
    <>
      <TextField
        label={t('reason')}
        hint={t('reasonHint')}
        dir="auto"
        error={errorOf('reason')}
        {...register('reason')}
      />
      {needsPassword && (
        <>
          <TextField
            label={t('newPassword')}
            dir="ltr"
            autoComplete="off"
            error={errorOf('password')}
            {...register('password')}
          />
          <Checkbox label={t('unchanged')} {...register('unchanged')} />
        </>
      )}
    </>
  );
}
