import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useForm, useFormState } from 'react-hook-form';
import { ownEmailSchema, type OwnEmailInput } from '@manette/contracts/identity';
import { useTranslateMessage, useTranslation } from '@manette/web-i18n';
import { useCurrentUser } from '@manette/web-session';
import { Button, TextField } from '@manette/web-ui';
import { Region } from '../components/region';
import { useChangeEmail } from './use-change-email';

/** Changes the email address of the user's own account [TRU-055, TRU-117]. */
export function EmailAddressRegion() {
  // react-hook-form mutates its objects, which the React Compiler treats as unchanged.
  'use no memo';
  const { t } = useTranslation('security');
  const message = useTranslateMessage();
  const { email } = useCurrentUser();
  const { change, isChanging } = useChangeEmail();
  const form = useForm<OwnEmailInput>({
    mode: 'onTouched',
    resolver: standardSchemaResolver(ownEmailSchema),
    defaultValues: { email: '' },
  });
  const { errors } = useFormState({ control: form.control });
  const submit = form.handleSubmit(async (input) => {
    if (await change(input)) form.reset();
  });
  return (
    <Region title={t('email')} hint={t('emailNow', { email: `\u2068${email}\u2069` })}>
      <form noValidate className="grid gap-4" onSubmit={(event) => void submit(event)}>
        <TextField
          label={t('newEmail')}
          type="email"
          autoComplete="email"
          dir="ltr"
          {...form.register('email')}
          error={errors.email?.message && message(errors.email.message)}
        />
        <Button type="submit" className="sm:justify-self-start" loading={isChanging}>
          {t('changeEmail')}
        </Button>
      </form>
    </Region>
  );
}
