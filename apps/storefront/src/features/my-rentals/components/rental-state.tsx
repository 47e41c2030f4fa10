import type { TermView } from '@manette/contracts/rentals';
import { useTranslation } from '@manette/web-i18n';
import { Badge, type BadgeTone } from '@manette/web-ui';

/** From here on a reader should act. */
const SOON = 3;

const toneOf = ({ overdue, daysLeft }: TermView): BadgeTone => {
  if (overdue) return 'danger';
  if (daysLeft === null) return 'neutral';
  return daysLeft <= SOON ? 'pending' : 'completed';
};

/** How long the rental lasts, in one badge; beside it that it is being returned [LIF-093]. */
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
