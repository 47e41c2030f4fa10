import { Ban } from 'lucide-react';
import type { ApiKeyView } from '@manette/contracts/webhooks';
import { useDateLocale, useTranslation } from '@manette/web-i18n';
import { Badge, formatDateTime, IconButton, type Column } from '@manette/web-ui';

/** Returns the columns of the table of API keys; a revoked key stays in the table. */
export function useApiKeyColumns(onRevoke: (apiKey: ApiKeyView) => void): Column<ApiKeyView>[] {
  const { t } = useTranslation(['integrations', 'backOffice']);
  const locale = useDateLocale();
  const time = (moment: string) => <bdi className="whitespace-nowrap">{formatDateTime(moment, locale)}</bdi>;
  return [
    { key: 'name', head: t('keys.name'), place: 'title', cell: ({ name }) => <bdi>{name}</bdi> },
    { key: 'prefix', head: t('keys.prefix'), cell: ({ prefix }) => <bdi dir="ltr">{prefix}…</bdi> },
    {
      key: 'scopes',
      head: t('keys.scopes'),
      cell: ({ scopes }) => (
        <bdi dir="ltr" className="wrap-anywhere">
          {scopes.join(', ')}
        </bdi>
      ),
    },
    {
      key: 'createdBy',
      head: t('keys.createdBy'),
      cell: ({ createdBy }) => <bdi>{createdBy.username}</bdi>,
    },
    { key: 'createdAt', head: t('keys.createdAt'), cell: ({ createdAt }) => time(createdAt) },
    {
      key: 'lastUsedAt',
      head: t('keys.lastUsedAt'),
      cell: ({ lastUsedAt }) => (lastUsedAt === null ? t('keys.never') : time(lastUsedAt)),
    },
    {
      key: 'state',
      head: t('keys.state'),
      cell: ({ revokedAt }) => (
        <Badge tone={revokedAt === null ? 'completed' : 'offline'}>
          {t(revokedAt === null ? 'keys.active' : 'keys.revoked')}
        </Badge>
      ),
    },
    {
      key: 'actions',
      head: t('backOffice:actions'),
      hideHead: true,
      place: 'actions',
      cell: (apiKey) =>
        apiKey.revokedAt === null && (
          <IconButton
            compact
            label={t('keys.revoke', { name: apiKey.name })}
            icon={<Ban aria-hidden />}
            onClick={() => onRevoke(apiKey)}
          />
        ),
    },
  ];
}
