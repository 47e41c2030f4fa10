import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useForm, useWatch } from 'react-hook-form';
import { translateMessage, useTranslateMessage, useTranslation } from '@manette/web-i18n';
import { Link } from '@manette/web-router';
import { Button, Notice, notify, PasswordField } from '@manette/web-ui';
import { newPasswordSchema, type NewPassword } from './new-password.schema';
import { NewPassword as NewPasswordField } from '../../../forms/new-password';
import { FIX_ERRORS } from '../../../forms/sentences';
import { useResetPassword } from '../hooks/use-reset-password';

/** Asks for the new password twice. For an invalid link it shows an error with a link to request another. */
export function ResetPasswordForm({ token }: { token: string }) {
  // react-hook-form mutates its objects, which the React Compiler treats as unchanged.
  'use no memo';
  const { t } = useTranslation('forgottenPassword');
  const message = useTranslateMessage();
  const { reset, isSending, invalid } = useResetPassword(token);
  const form = useForm<NewPassword>({
    mode: 'onTouched',
    resolver: standardSchemaResolver(newPasswordSchema),
    defaultValues: { password: '', confirmPassword: '' },
  });
  const { errors } = form.formState;
  const password = useWatch({ control: form.control, name: 'password' });
  const props = (name: keyof NewPassword) => ({
    showLabel: t('showPassword'),
    hideLabelText: t('hidePassword'),
    autoComplete: 'new-password',
    error: errors[name]?.message && message(errors[name].message),
    ...form.register(name),
  });
  const submit = form.handleSubmit(
    ({ password }) => reset(password),
    () => notify.error(translateMessage(FIX_ERRORS), { id: FIX_ERRORS }),
  );
  return (
    <form noValidate className="grid gap-4" onSubmit={(event) => void submit(event)}>
      {invalid && (
        <Notice
          tone="danger"
          role="alert"
          action={
            <Link to="/forgot-password" className="link inline-flex min-h-11 items-center">
              {t('another')}
            </Link>
          }
        >
          {message(invalid)}
        </Notice>
      )}
      <NewPasswordField password={password}>
        <PasswordField label={t('newPassword')} {...props('password')} />
      </NewPasswordField>
      <PasswordField label={t('confirmPassword')} {...props('confirmPassword')} />
      <Button type="submit" look="primary" size="big" wide loading={isSending}>
        {t('save')}
      </Button>
    </form>
  );
}
