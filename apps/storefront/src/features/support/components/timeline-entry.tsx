import { PRIORITIES, type TimelineEntryView } from '@manette/contracts/orders';
import { useTranslation } from '@manette/web-i18n';
import { oneOf } from '@manette/web-lists';
import { useDates } from '../../../hooks/use-dates';

/** An event of a ticket: what happened, who did it, when, and the reason if the actor gave one [LIF-010, LIF-015]. */
export function TimelineEntry({ entry }: { entry: TimelineEntryView }) {
  const { t } = useTranslation('support');
  const { dateTime } = useDates();
  const { kind, actor, reason, at } = entry;
  const event = kind === 'cancelled' && reason === 'unsuccessful' ? 'unsuccessful' : kind;
  return (
    <li className="text-2 leading-ui">
      {t(`events.${event}`)}
      <Change entry={entry} />
      {reason !== null && kind !== 'cancelled' && (
        <>
          {': '}
          <bdi>{reason}</bdi>
        </>
      )}
      <span className="block text-1 text-muted">
        <bdi>{actor?.username ?? t('theShop')}</bdi> · <bdi>{dateTime(at)}</bdi>
      </span>
    </li>
  );
}

/** Shows the former and the new value of events that have them. */
function Change({ entry: { kind, from, to } }: { entry: TimelineEntryView }) {
  const { t } = useTranslation('support');
  if (to === null) return null;
  const words = (value: string) => {
    const priority = kind === 'priority_changed' ? oneOf(PRIORITIES, value) : undefined;
    return priority ? t(`priorities.${priority}`) : value;
  };
  return (
    <>
      {': '}
      {from !== null && (
        <>
          <bdi>{words(from)}</bdi>{' '}
          <span aria-label={t('becomes')} className="flip inline-block" role="img">
            →
          </span>{' '}
        </>
      )}
      <bdi>{words(to)}</bdi>
    </>
  );
}
