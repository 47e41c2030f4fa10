import type { TermView } from '@manette/contracts/rentals';
import { useTranslation } from '@manette/web-i18n';
import { Badge, type BadgeTone } from '@manette/web-ui';

/** The number of days left from which the badge warns the client to act. */
const SOON = 3;

const toneOf = ({ overdue, daysLeft }: TermView): BadgeTone => {
  if (overdue) return 'danger';
  if (daysLeft === null) return 'neutral';
  return daysLeft <= SOON ? 'pending' : 'completed';
};

/** Shows how long the rental lasts in one badge, and in a second badge that it is being returned [LIF-093]. */
export function RentalState({ term }: { term: TermView }) {
  const { t } = useTranslation('myRentals');
  if (term.state === 'ended') return <Badge>{t('returned')}</Badge>;
  const words = () => {
    if (term.overdue) return t('overdue');
    return term.daysLeft === null ? t('noEnd') : t('daysLeft', { count: term.daysLeft });
  };
  return (
    <span className="flex flex-wrap gap-2">
      <Badge tone={toneOf(term)} dot>
        {words()}
      </Badge>
      {term.state === 'returning' && <Badge tone="progress">{t('returning')}</Badge>}
    </span>
  );
}
