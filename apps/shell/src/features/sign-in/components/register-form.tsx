import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useForm, useWatch } from 'react-hook-form';
import { registerFormSchema, type RegisterForm as Form } from '@manette/contracts/identity';
import { translateMessage, useTranslation } from '@manette/web-i18n';
import { Button, notify, PasswordField, TextField } from '@manette/web-ui';
import { NewPassword } from '../../../forms/new-password';
import { FIX_ERRORS } from '../../../forms/sentences';
import { FROM_SERVER, useFieldState } from '../hooks/use-field-state';
import { useRegister } from '../hooks/use-register';

const EMPTY: Form = { username: '', email: '', phone: '', password: '', confirmPassword: '' };

/** The five fields of the registration, validated while the user types [ID-016..020]. */
export function RegisterForm() {
  const { t } = useTranslation('signIn');
  const { register, isSending } = useRegister();
  const form = useForm<Form>({
    mode: 'onTouched',
    resolver: standardSchemaResolver(registerFormSchema),
    defaultValues: EMPTY,
  });
  const field = useFieldState(form);
  const password = useWatch({ control: form.control, name: 'password' });
  const submit = form.handleSubmit(
    async ({ confirmPassword: _, ...input }) => {
      const refused = await register(input);
      refused.forEach(({ field, message }, n) =>
        form.setError(field, { type: FROM_SERVER, message }, { shouldFocus: n === 0 }),
      );
    },
    () => notify.error(translateMessage(FIX_ERRORS), { id: FIX_ERRORS }),
  );
  const showHide = {
    showLabel: t('showPassword'),
    hideLabelText: t('hidePassword'),
    autoComplete: 'new-password',
  };

  return (
    <form noValidate className="grid gap-4" onSubmit={(event) => void submit(event)}>
      <TextField
        label={t('username')}
        autoComplete="username"
        dir="ltr"
        {...field('username', t('hints.username'))}
      />
      <TextField
        label={t('email')}
        type="email"
        inputMode="email"
        autoComplete="email"
        dir="ltr"
        {...field('email', t('hints.email'))}
      />
      <TextField
        label={t('phone')}
        type="tel"
        autoComplete="tel"
        dir="ltr"
        {...field('phone', t('hints.phone'))}
      />
      <NewPassword password={password}>
        <PasswordField label={t('password')} {...showHide} {...field('password')} />
      </NewPassword>
      <PasswordField
        label={t('confirmPassword')}
        {...showHide}
        {...field('confirmPassword', undefined, t('hints.match'))}
      />
      <Button type="submit" look="primary" size="big" wide loading={isSending}>
        {t('register')}
      </Button>
    </form>
  );
}
