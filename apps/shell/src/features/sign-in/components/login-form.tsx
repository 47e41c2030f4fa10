import { useForm } from 'react-hook-form';
import type { LoginInput } from '@manette/contracts/identity';
import { translateMessage, useTranslateMessage, useTranslation } from '@manette/web-i18n';
import { Link } from '@manette/web-router';
import { Button, notify, PasswordField, TextField } from '@manette/web-ui';
import { CaptchaField } from './captcha/captcha-field';
import { useCaptcha } from './captcha/use-captcha';
import { FIX_ERRORS } from '../../../forms/sentences';
import { lazyResolver } from './lazy-resolver';
import { useLogin } from '../hooks/use-login';

const loginResolver = lazyResolver<LoginInput>(async () => (await import('./login-rules')).loginRules);

const NOT_DONE = 'Please complete the security verification';

/** E-mail, password and security code [ID-009, ID-010]. Nothing is sent before the code is right [ID-093]. */
export function LoginForm() {
  // react-hook-form mutates its objects, which the React Compiler treats as unchanged.
  'use no memo';
  const { t } = useTranslation('signIn');
  const message = useTranslateMessage();
  const captcha = useCaptcha();
  const { login, isSending } = useLogin();
  const form = useForm<LoginInput>({
    mode: 'onTouched',
    resolver: loginResolver,
    defaultValues: { email: '', password: '' },
  });
  const { errors } = form.formState;
  const sentence = (field: keyof LoginInput) => errors[field]?.message && message(errors[field].message);

  const submit = form.handleSubmit(
    async (input) => {
      const verdict = captcha.submit();
      if (verdict === 'verified') await login(input);
      else if (verdict === 'empty') notify.error(translateMessage(NOT_DONE), { id: NOT_DONE });
    },
    () => notify.error(translateMessage(FIX_ERRORS), { id: FIX_ERRORS }),
  );

  return (
    <form noValidate className="grid gap-4" onSubmit={(event) => void submit(event)}>
      <TextField
        label={t('email')}
        type="email"
        inputMode="email"
        autoComplete="email"
        dir="ltr"
        error={sentence('email')}
        {...form.register('email')}
      />
      {/* Visually beside the label, but after the field in tab order. */}
      <div className="relative">
        <PasswordField
          label={t('password')}
          showLabel={t('showPassword')}
          hideLabelText={t('hidePassword')}
          error={sentence('password')}
          {...form.register('password')}
        />
        <Link
          to="/forgot-password"
          className="link absolute end-0 -top-4 inline-flex min-h-11 items-center text-2"
        >
          {t('forgotPassword')}
        </Link>
      </div>
      <CaptchaField captcha={captcha} />
      <Button type="submit" look="primary" size="big" wide loading={isSending}>
        {t('login')}
      </Button>
    </form>
  );
}
