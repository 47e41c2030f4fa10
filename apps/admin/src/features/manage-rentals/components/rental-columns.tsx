import type { TermView } from '@manette/contracts/rentals';
import { useDateLocale, useTranslation } from '@manette/web-i18n';
import { Link } from '@manette/web-router';
import { formatDate, type Column } from '@manette/web-ui';
import { RentalButtons, type RentalActions } from './rental-buttons';
import { TermState } from './term-state';

/** Returns the columns of the table of rentals [LIF-094]. */
export function useRentalColumns(actions: RentalActions): Column<TermView>[] {
  const { t } = useTranslation(['manageRentals', 'backOffice']);
  const locale = useDateLocale();
  const day = (moment: string) => <bdi className="whitespace-nowrap">{formatDate(moment, locale)}</bdi>;
  return [
    {
      key: 'account',
      head: t('account'),
      place: 'title',
      cell: ({ account }) => <bdi>{account.codeName}</bdi>,
    },
    { key: 'client', head: t('client'), cell: ({ client }) => <bdi>{client.username}</bdi> },
    {
      key: 'slot',
      head: t('slot'),
      cell: ({ slot }) => (
        <span title={t(`kinds.${slot.kind}`)}>
          <bdi>{slot.label}</bdi>
        </span>
      ),
    },
    { key: 'start', head: t('start'), cell: ({ startsAt }) => day(startsAt) },
    { key: 'end', head: t('end'), cell: ({ endsAt }) => (endsAt ? day(endsAt) : t('noEnd')) },
    {
      key: 'order',
      head: t('order'),
      cell: ({ ticket }) =>
        ticket ? (
          <Link to={`/support/${ticket._id}`} className="underline">
            <bdi className="whitespace-nowrap">#{ticket.ticketNumber}</bdi>
          </Link>
        ) : (
          '–'
        ),
    },
    { key: 'state', head: t('state'), place: 'end', cell: (term) => <TermState term={term} /> },
    {
      key: 'actions',
      head: t('backOffice:actions'),
      hideHead: true,
      align: 'end',
      place: 'actions',
      cell: (term) => <RentalButtons term={term} {...actions} />,
    },
  ];
}
