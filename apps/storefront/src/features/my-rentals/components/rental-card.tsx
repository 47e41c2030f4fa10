import type { TermView } from '@manette/contracts/rentals';
import { useTranslation } from '@manette/web-i18n';
import { Link } from '@manette/web-router';
import { Facts, type Fact } from '@manette/web-ui';
import { useDates } from '../../../hooks/use-dates';
import { RentalButtons } from './rental-buttons';
import { RentalState } from './rental-state';
import { ReturnSteps } from './return-steps';

/** A rental with its dates and the client's next steps. */
export function RentalCard({ term }: { term: TermView }) {
  const { t } = useTranslation('myRentals');
  const { dateTime } = useDates();
  const { codeName } = term.account;
  const facts: Fact[] = [
    { label: t('started'), value: <bdi>{dateTime(term.startsAt)}</bdi> },
    { label: t('ends'), value: <bdi>{term.endsAt ? dateTime(term.endsAt) : t('noEnd')}</bdi> },
    { label: t('slot'), value: <bdi>{term.slot.label}</bdi> },
  ];
  if (term.ticket)
    facts.push({
      label: t('order'),
      value: (
        <Link to={`/support/${term.ticket._id}`} className="underline">
          <bdi className="whitespace-nowrap">#{term.ticket.ticketNumber}</bdi>
        </Link>
      ),
    });
  return (
    <article aria-label={codeName} className="min-w-0 rounded-box border border-line bg-surface p-4 sm:p-5">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-2">
        <h2 className="min-w-0 text-4 wrap-anywhere">
          <bdi>{codeName}</bdi>
        </h2>
        <RentalState term={term} />
      </div>
      <Facts facts={facts} />
      <RentalButtons term={term} />
      {term.state === 'returning' && term.guide && <ReturnSteps guide={term.guide} />}
    </article>
  );
}
