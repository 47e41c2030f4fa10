import { Plus } from 'lucide-react';
import { useState } from 'react';
import type { WebhookView } from '@manette/contracts/webhooks';
import { translateMessage, useTranslation } from '@manette/web-i18n';
import { Button, notify } from '@manette/web-ui';
import { DeleteDialog } from '../../../components/delete-dialog';
import { failureSentence } from '../../../components/failure-sentence';
import { ListTable } from '../../../components/list-table';
import { SecretDialog } from '../components/secret-dialog';
import { useWebhookColumns } from './webhook-columns';
import { WebhookDialog } from './webhook-dialog';
import {
  useDeleteWebhookMutation,
  useGetWebhooksInfiniteQuery,
  useSendWebhookTestMutation,
} from './webhooks.api';

type Open =
  | { kind: 'form'; webhook: WebhookView | null }
  | { kind: 'secret'; secret: string }
  | { kind: 'delete'; webhook: WebhookView };

/** The table of the webhooks through which the shop notifies other programs of events [POC-120]. */
export function Webhooks() {
  const { t } = useTranslation('integrations');
  const list = useGetWebhooksInfiniteQuery();
  const [open, setOpen] = useState<Open>();
  const test = useTest();
  const columns = useWebhookColumns({
    onEdit: (webhook) => setOpen({ kind: 'form', webhook }),
    onTest: ({ _id }) => void test(_id),
    onDelete: (webhook) => setOpen({ kind: 'delete', webhook }),
  });
  // The form closes itself after it is saved, when the secret may already be open: only a dialog of this kind is closed.
  const close = (kind: Open['kind']) => setOpen((now) => (now?.kind === kind ? undefined : now));
  return (
    <section aria-label={t('webhooks.title')}>
      <ListTable
        name={t('webhooks.title')}
        list={list}
        columns={columns}
        head={
          <>
            <h2 className="text-4 font-bold">{t('webhooks.title')}</h2>
            <Button
              look="primary"
              icon={<Plus aria-hidden />}
              onClick={() => setOpen({ kind: 'form', webhook: null })}
            >
              {t('webhooks.new')}
            </Button>
          </>
        }
        failed="Failed to load webhooks"
        empty={{ title: t('webhooks.none'), text: t('webhooks.noneText') }}
        isFiltered={false}
        clear={() => undefined}
        showsEmptyTable
      />
      {open?.kind === 'form' && (
        <WebhookDialog
          webhook={open.webhook}
          onCreated={(secret) => setOpen({ kind: 'secret', secret })}
          onClose={() => close('form')}
        />
      )}
      {open?.kind === 'secret' && (
        <SecretDialog
          title={t('webhooks.new')}
          label={t('webhooks.secret')}
          secret={open.secret}
          onClose={() => close('secret')}
        />
      )}
      {open?.kind === 'delete' && <DeleteWebhook webhook={open.webhook} onClose={() => close('delete')} />}
    </section>
  );
}

/** @returns a function that sends a test to a webhook, and shows the result */
function useTest(): (id: string) => Promise<void> {
  const [send] = useSendWebhookTestMutation();
  return async (id) => {
    try {
      await send(id).unwrap();
      notify.success(translateMessage('Test sent'));
    } catch (error) {
      notify.error(failureSentence(error, 'Failed to send the test'));
    }
  };
}

function DeleteWebhook({ webhook: { _id, url }, onClose }: { webhook: WebhookView; onClose: () => void }) {
  const { t } = useTranslation('integrations');
  const [remove] = useDeleteWebhookMutation();
  return (
    <DeleteDialog
      name={url}
      run={() => remove(_id).unwrap()}
      done="Webhook deleted successfully!"
      failed="Failed to delete the webhook"
      onClose={onClose}
    >
      {t('webhooks.deleteText')}
    </DeleteDialog>
  );
}
