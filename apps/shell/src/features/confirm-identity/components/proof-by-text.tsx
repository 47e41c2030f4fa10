import { useState, type SubmitEvent } from 'react';
import { errorMessage } from '@manette/web-api';
import { translateMessage, useTranslation } from '@manette/web-i18n';
import { PasswordField, TextField } from '@manette/web-ui';
import { useReauthenticateMutation } from '../api/reauthentication.api';

interface ProofByTextProps {
  kind: 'totp' | 'password';
  formId: string;
  onProved: () => void;
}

/** Proof by the password or by a code of the authenticator app. */
export function ProofByText({ kind, formId, onProved }: ProofByTextProps) {
  const { t } = useTranslation('confirmIdentity');
  const [value, setValue] = useState('');
  const [prove, { error, isLoading }] = useReauthenticateMutation();
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isLoading) return;
    const { data } = await prove(kind === 'totp' ? { code: value } : { password: value });
    if (data) onProved();
  };
  const field = {
    value,
    onChange: ({ target }: { target: { value: string } }) => setValue(target.value),
    error: error && translateMessage(errorMessage(error, 'Incorrect password or code')),
    maxLength: 200,
    autoFocus: true,
  };
  return (
    <form id={formId} noValidate onSubmit={(event) => void submit(event)}>
      {kind === 'totp' ? (
        <TextField
          {...field}
          label={t('code')}
          hint={t('codeHint')}
          inputMode="numeric"
          autoComplete="one-time-code"
          dir="ltr"
        />
      ) : (
        <PasswordField
          {...field}
          label={t('password')}
          showLabel={t('showPassword')}
          hideLabelText={t('hidePassword')}
        />
      )}
    </form>
  );
}
