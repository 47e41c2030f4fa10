import { Hourglass } from 'lucide-react';
import { useTranslation } from '@manette/web-i18n';
import { Badge } from '@manette/web-ui';
import { useDates } from '../../../hooks/use-dates';
import { useNow } from '../../../hooks/use-now';

/** Shows how long the client has been waiting for an answer. */
export function WaitingBadge({ since }: { since: string }) {
  const { t } = useTranslation('support');
  const { distance } = useDates();
  const now = useNow();
  return (
    <Badge tone="pending" className="[&_svg]:size-3.5">
      <Hourglass aria-hidden />
      {t('waitingFor', { time: distance(since, now) })}
    </Badge>
  );
}
