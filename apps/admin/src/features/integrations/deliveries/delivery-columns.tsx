import { RotateCw } from 'lucide-react';
import type { DeliveryStatus, DeliveryView } from '@manette/contracts/webhooks';
import { useDateLocale, useTranslation } from '@manette/web-i18n';
import { Badge, formatDateTime, IconButton, type BadgeTone, type Column } from '@manette/web-ui';

const TONES: Record<DeliveryStatus, BadgeTone> = {
  waiting: 'pending',
  delivered: 'completed',
  failed: 'danger',
  skipped: 'offline',
};

/** Returns the columns of the table of a webhook's deliveries [POC-120]. */
export function useDeliveryColumns(onAgain: (delivery: DeliveryView) => void): Column<DeliveryView>[] {
  const { t } = useTranslation(['integrations', 'backOffice']);
  const locale = useDateLocale();
  const time = (moment: string) => <bdi className="whitespace-nowrap">{formatDateTime(moment, locale)}</bdi>;
  return [
    {
      key: 'type',
      head: t('deliveries.event'),
      place: 'title',
      cell: ({ type }) => <bdi dir="ltr">{type}</bdi>,
    },
    { key: 'createdAt', head: t('deliveries.createdAt'), cell: ({ createdAt }) => time(createdAt) },
    {
      key: 'status',
      head: t('deliveries.status'),
      cell: ({ status }) => <Badge tone={TONES[status]}>{t(`deliveries.statuses.${status}`)}</Badge>,
    },
    { key: 'attempts', head: t('deliveries.attempts'), cell: ({ attempts }) => attempts.length },
    { key: 'last', head: t('deliveries.last'), cell: (delivery) => <LastAnswer delivery={delivery} /> },
    {
      key: 'next',
      head: t('deliveries.next'),
      cell: ({ nextAttemptAt }) => (nextAttemptAt === null ? '–' : time(nextAttemptAt)),
    },
    {
      key: 'actions',
      head: t('backOffice:actions'),
      hideHead: true,
      place: 'actions',
      cell: (delivery) => (
        <IconButton
          compact
          label={t('deliveries.again', { type: delivery.type })}
          icon={<RotateCw aria-hidden />}
          onClick={() => onAgain(delivery)}
        />
      ),
    },
  ];
}

/** The result of the last attempt: the status of the response, or why there was none. */
function LastAnswer({ delivery: { attempts } }: { delivery: DeliveryView }) {
  const { t } = useTranslation('integrations');
  const last = attempts.at(-1);
  if (last?.error) return t(`deliveries.errors.${last.error}`);
  return <bdi>{last?.status ?? '–'}</bdi>;
}
