import type { TermView } from '@manette/contracts/rentals';
import { useTranslation } from '@manette/web-i18n';
import { Badge } from '@manette/web-ui';

const SOON = 7;

/** The state of a rental: ended, overdue, days left, without an end, or returning. */
export function TermState({ term }: { term: TermView }) {
  const { t } = useTranslation('manageRentals');
  const { state, overdue, daysLeft } = term;
  if (state === 'ended') return <Badge>{t('states.ended')}</Badge>;
  return (
    <span className="inline-flex gap-1 max-lg:flex-col max-lg:items-end">
      {overdue && (
        <Badge tone="danger" dot>
          {t('states.overdue')}
        </Badge>
      )}
      {!overdue && daysLeft !== null && (
        <Badge tone={daysLeft <= SOON ? 'pending' : 'completed'} dot>
          {t('daysLeft', { count: daysLeft })}
        </Badge>
      )}
      {daysLeft === null && <Badge>{t('noEnd')}</Badge>}
      {state === 'returning' && <Badge tone="progress">{t('states.returning')}</Badge>}
    </span>
  );
}
