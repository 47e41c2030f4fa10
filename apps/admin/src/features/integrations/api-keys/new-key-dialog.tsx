import { zodResolver } from '@hookform/resolvers/zod';
import { useRef } from 'react';
import { useForm, useFormContext } from 'react-hook-form';
import { API_KEY_SCOPES, newApiKeySchema, type NewApiKeyInput } from '@manette/contracts/webhooks';
import { isAnswered, newIdempotencyKey } from '@manette/web-api';
import { useTranslation } from '@manette/web-i18n';
import { TextField } from '@manette/web-ui';
import { FormDialog } from '../../../components/form-dialog';
import { useFieldError } from '../../../components/use-field-error';
import { ChoicesField } from '../components/choices-field';
import { useCreateApiKeyMutation } from './api-keys.api';

interface NewKeyDialogProps {
  onCreated: (secret: string) => void;
  onClose: () => void;
}

/** Creates an API key with a name and scopes [POC-119]. */
export function NewKeyDialog({ onCreated, onClose }: NewKeyDialogProps) {
  const { t } = useTranslation('integrations');
  const key = useRef(newIdempotencyKey());
  const [create] = useCreateApiKeyMutation();
  const form = useForm<NewApiKeyInput, unknown, NewApiKeyInput>({
    resolver: zodResolver(newApiKeySchema),
    mode: 'onTouched',
    defaultValues: { name: '', scopes: [] },
  });
  const save = async (fields: NewApiKeyInput) => {
    try {
      const secret = await create({ fields, key: key.current }).unwrap();
      // Null: the first response was lost. The key is in the list, where it can be revoked.
      if (secret !== null) onCreated(secret);
    } catch (error) {
      if (isAnswered(error)) key.current = newIdempotencyKey();
      throw error;
    }
  };
  return (
    <FormDialog
      title={t('keys.new')}
      form={form}
      names={['name', 'scopes']}
      save={save}
      saveLabel={t('keys.create')}
      done="API key created"
      failed="Failed to create the API key"
      reason="instead"
      onClose={onClose}
    >
      <KeyFields />
    </FormDialog>
  );
}

function KeyFields() {
  const { t } = useTranslation('integrations');
  const { register } = useFormContext<NewApiKeyInput>();
  const errorOf = useFieldError();
  return (
    <>
      <TextField label={t('keys.name')} error={errorOf('name')} autoComplete="off" {...register('name')} />
      <ChoicesField name="scopes" label={t('keys.scopes')} choices={API_KEY_SCOPES} />
    </>
  );
}
