import type { TicketView } from '@manette/contracts/orders';
import { useTranslation } from '@manette/web-i18n';
import { Badge } from '@manette/web-ui';

/** The priority of a ticket, unless it is medium [ORD-034]. */
export function PriorityBadge({ priority }: Pick<TicketView, 'priority'>) {
  const { t } = useTranslation('support');
  if (priority === 'medium') return null;
  return <Badge tone={priority === 'high' ? 'danger' : 'neutral'}>{t(`priorityNamed.${priority}`)}</Badge>;
}
