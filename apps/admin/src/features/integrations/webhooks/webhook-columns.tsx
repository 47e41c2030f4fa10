import { ListChecks, Send } from 'lucide-react';
import type { WebhookView } from '@manette/contracts/webhooks';
import { useDateLocale, useTranslation } from '@manette/web-i18n';
import { Link } from '@manette/web-router';
import { formatDateTime, IconButton, type Column } from '@manette/web-ui';
import { RowButtons } from '../../../components/row-buttons';
import { WebhookState } from './webhook-state';

interface RowActions {
  onEdit: (webhook: WebhookView) => void;
  onTest: (webhook: WebhookView) => void;
  onDelete: (webhook: WebhookView) => void;
}

/** Returns the columns of the table of webhooks [POC-120]. */
export function useWebhookColumns(actions: RowActions): Column<WebhookView>[] {
  const { t } = useTranslation(['integrations', 'backOffice']);
  const locale = useDateLocale();
  return [
    {
      key: 'url',
      head: t('webhooks.url'),
      place: 'title',
      cell: ({ url }) => (
        <bdi dir="ltr" className="wrap-anywhere">
          {url}
        </bdi>
      ),
    },
    {
      key: 'events',
      head: t('webhooks.events'),
      cell: ({ events }) => (
        <bdi dir="ltr" className="wrap-anywhere">
          {events.join(', ')}
        </bdi>
      ),
    },
    { key: 'state', head: t('webhooks.state'), cell: (webhook) => <WebhookState webhook={webhook} /> },
    {
      key: 'createdAt',
      head: t('webhooks.createdAt'),
      cell: ({ createdAt }) => <bdi className="whitespace-nowrap">{formatDateTime(createdAt, locale)}</bdi>,
    },
    {
      key: 'actions',
      head: t('backOffice:actions'),
      hideHead: true,
      place: 'actions',
      cell: (webhook) => <WebhookActions webhook={webhook} {...actions} />,
    },
  ];
}

function WebhookActions({ webhook, onEdit, onTest, onDelete }: RowActions & { webhook: WebhookView }) {
  const { t } = useTranslation('integrations');
  const { _id, url } = webhook;
  return (
    <>
      <Link
        to={`/admin/integrations/webhooks/${_id}`}
        aria-label={t('webhooks.deliveriesOf', { url })}
        className="mouse-compact inline-flex min-h-11 min-w-11 items-center justify-center rounded-control px-2.5 text-muted transition-colors duration-(--t-fast) hover:bg-fill hover:text-text lg:min-w-9 lg:px-2 [&_svg]:size-4"
      >
        <ListChecks aria-hidden />
      </Link>
      <IconButton
        compact
        label={t('webhooks.test', { url })}
        icon={<Send className="flip" aria-hidden />}
        onClick={() => onTest(webhook)}
      />
      <RowButtons name={url} onEdit={() => onEdit(webhook)} onDelete={() => onDelete(webhook)} />
    </>
  );
}
