import type { LoginInput } from '@manette/contracts/identity';
import { translateMessage, useTranslateMessage, useTranslation } from '@manette/web-i18n';
import { Link } from '@manette/web-router';
import { Button, notify, PasswordField, TextField } from '@manette/web-ui';
import { CaptchaField } from './captcha/captcha-field';
import { useCaptcha } from './captcha/use-captcha';
import { FIX_ERRORS } from '../../../forms/sentences';
import { useLogin } from '../hooks/use-login';
import { useLoginFields } from '../hooks/use-login-fields';

const NOT_DONE = 'Please complete the security verification';

/** Email, password and security code [ID-009, ID-010]. The form sends nothing before the code is correct [ID-093]. */
export function LoginForm() {
  const { t } = useTranslation('signIn');
  const message = useTranslateMessage();
  const captcha = useCaptcha();
  const { login, isSending } = useLogin();
  const { faults, register, submit } = useLoginFields();
  const sentence = (field: keyof LoginInput) => faults[field] && message(faults[field]);

  const send = submit(
    async (input) => {
      const verdict = captcha.submit();
      if (verdict === 'verified') await login(input);
      else if (verdict === 'empty') notify.error(translateMessage(NOT_DONE), { id: NOT_DONE });
    },
    () => notify.error(translateMessage(FIX_ERRORS), { id: FIX_ERRORS }),
  );

  return (
    <form noValidate className="grid gap-4" onSubmit={(event) => void send(event)}>
      <TextField
        label={t('email')}
        type="email"
        inputMode="email"
        autoComplete="email"
        dir="ltr"
        error={sentence('email')}
        {...register('email')}
      />
      {/* Visually beside the label, but after the field in tab order. */}
      <div className="relative">
        <PasswordField
          label={t('password')}
          showLabel={t('showPassword')}
          hideLabelText={t('hidePassword')}
          error={sentence('password')}
          {...register('password')}
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
