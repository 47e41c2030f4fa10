import '../translations';
import { useTranslation } from '@manette/web-i18n';
import type { OrderPanelProps } from '../../../components/order-panels';
import { useGetQueueQuery } from '../api/queue.api';

const HOURS_FROM = 120;

/** Shows a waiting client's place in the queue, and the usual time until an answer [LIF-107]. */
export default function QueuePanel({ ticket }: OrderPanelProps) {
  const { t } = useTranslation('queue');
  const { data: queue } = useGetQueueQuery(ticket._id);
  const { position, typicalMinutes: minutes } = queue ?? { position: null, typicalMinutes: null };
  if (position === null) return null;
  const usual =
    minutes !== null &&
    (minutes < HOURS_FROM
      ? t('minutes', { count: minutes })
      : t('hours', { count: Math.ceil(minutes / 60) }));
  return (
    <div role="status" className="rounded-box border border-line bg-surface px-4 py-3 text-2">
      <p className="font-medium">{t('position', { position })}</p>
      {usual && <p className="mt-1 text-1 text-muted">{usual}</p>}
    </div>
  );
}
