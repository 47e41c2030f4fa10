import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useForm } from 'react-hook-form';
import { forgotPasswordSchema, type ForgotPasswordInput } from '@manette/contracts/identity';
import { errorMessage } from '@manette/web-api';
import { translateMessage, useTranslateMessage, useTranslation } from '@manette/web-i18n';
import { Button, Notice, notify, TextField } from '@manette/web-ui';
import { useForgotPasswordMutation } from '../api/forgotten-password.api';
import { FIX_ERRORS } from '../../../forms/sentences';

/** Requests the mail with the link. The answer is the same whether or not the address is registered. */
export function ForgotPasswordForm() {
  // react-hook-form mutates its objects, which the React Compiler treats as unchanged.
  'use no memo';
  const { t } = useTranslation('forgottenPassword');
  const message = useTranslateMessage();
  const [ask, { data, isLoading }] = useForgotPasswordMutation();
  const form = useForm<ForgotPasswordInput>({
    mode: 'onTouched',
    resolver: standardSchemaResolver(forgotPasswordSchema),
    defaultValues: { email: '' },
  });
  const fault = form.formState.errors.email?.message;
  const submit = form.handleSubmit(
    async (input) => {
      const { error } = await ask(input);
      if (error) notify.error(translateMessage(errorMessage(error, 'Failed to send the reset link')));
    },
    () => notify.error(translateMessage(FIX_ERRORS), { id: FIX_ERRORS }),
  );
  return (
    <form noValidate className="grid gap-4" onSubmit={(event) => void submit(event)}>
      {data && (
        <Notice tone="success" role="status">
          {message(data.message)}
        </Notice>
      )}
      <TextField
        label={t('email')}
        type="email"
        inputMode="email"
        autoComplete="email"
        dir="ltr"
        error={fault && message(fault)}
        {...form.register('email')}
      />
      <Button type="submit" look="primary" size="big" wide loading={isLoading}>
        {t('send')}
      </Button>
    </form>
  );
}
