import { zodResolver } from '@hookform/resolvers/zod';
import { useRef } from 'react';
import { Controller, useForm, useFormContext } from 'react-hook-form';
import type * as z from 'zod/mini';
import {
  WEBHOOK_EVENTS,
  webhookFields,
  type WebhookFields,
  type WebhookView,
} from '@manette/contracts/webhooks';
import { isAnswered, newIdempotencyKey } from '@manette/web-api';
import { useTranslation } from '@manette/web-i18n';
import { Switch, TextField } from '@manette/web-ui';
import { FormDialog } from '../../../components/form-dialog';
import { useFieldError } from '../../../components/use-field-error';
import { ChoicesField } from '../components/choices-field';
import { useAddWebhookMutation, useChangeWebhookMutation } from './webhooks.api';

type WebhookValues = z.input<typeof webhookFields>;

interface WebhookDialogProps {
  /** Null for a new webhook. */
  webhook: WebhookView | null;
  onCreated: (secret: string) => void;
  onClose: () => void;
}

/** Adds or changes a webhook [POC-120]. */
export function WebhookDialog({ webhook, onCreated, onClose }: WebhookDialogProps) {
  const { t } = useTranslation(['integrations', 'backOffice']);
  const key = useRef(newIdempotencyKey());
  const [add] = useAddWebhookMutation();
  const [change] = useChangeWebhookMutation();
  const { url = '', events = [], active = true } = webhook ?? {};
  const form = useForm<WebhookValues, unknown, WebhookFields>({
    resolver: zodResolver(webhookFields),
    mode: 'onTouched',
    defaultValues: { url, events, active },
  });
  const save = async (fields: WebhookFields) => {
    if (webhook) {
      const { active: wanted, ...changes } = fields;
      // Sending `active` makes the server forget earlier failures, so it is sent only when it changes.
      const switched = wanted === webhook.active ? changes : fields;
      return change({ id: webhook._id, changes: switched }).unwrap();
    }
    try {
      const secret = await add({ fields, key: key.current }).unwrap();
      // Null: the first response was lost. The webhook is in the list, where it can be deleted.
      if (secret !== null) onCreated(secret);
    } catch (error) {
      if (isAnswered(error)) key.current = newIdempotencyKey();
      throw error;
    }
  };
  return (
    <FormDialog
      title={webhook ? t('backOffice:editRow', { name: url }) : t('webhooks.new')}
      form={form}
      names={['url', 'events', 'active']}
      save={save}
      done="Webhook saved"
      failed="Failed to save the webhook"
      reason="instead"
      onClose={onClose}
    >
      <WebhookInputs />
    </FormDialog>
  );
}

function WebhookInputs() {
  const { t } = useTranslation('integrations');
  const { register, control } = useFormContext<WebhookValues>();
  const errorOf = useFieldError();
  return (
    <>
      <TextField
        label={t('webhooks.url')}
        error={errorOf('url')}
        type="url"
        dir="ltr"
        autoComplete="off"
        {...register('url')}
      />
      <ChoicesField name="events" label={t('webhooks.events')} choices={WEBHOOK_EVENTS} />
      <Controller
        control={control}
        name="active"
        render={({ field: { value, ...field } }) => (
          <Switch {...field} checked={value ?? true} label={t('webhooks.active')} />
        )}
      />
    </>
  );
}
