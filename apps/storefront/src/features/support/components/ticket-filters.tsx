import { TICKET_STATUSES } from '@manette/contracts/orders';
import { useTranslation } from '@manette/web-i18n';
import { useCurrentUser } from '@manette/web-session';
import { Filters, FilterSearch, Select } from '@manette/web-ui';
import { FILTER_TYPES, SORTS } from '../hooks/filter-choices';
import type { TicketFilterControls } from '../hooks/use-ticket-filters';

type TicketFiltersProps = Pick<TicketFilterControls, 'text' | 'filters' | 'search' | 'choose'>;

/** Search box and the two filters of the list [ORD-010..012]; administrators also choose its order. */
export function TicketFilters({ text, filters, search, choose }: TicketFiltersProps) {
  const { t } = useTranslation('support');
  const isAdmin = useCurrentUser().role === 'admin';
  const statuses = TICKET_STATUSES.map((value) => ({ value, label: t(`statuses.${value}`) }));
  const types = FILTER_TYPES.map((value) => ({ value, label: t(`types.${value}`) }));
  return (
    <Filters>
      <FilterSearch label={t('search')} text={text} onSearch={search} />
      <Select
        label={t('status')}
        hideLabel
        value={filters.status ?? 'all'}
        options={[{ value: 'all', label: t('allStatuses') }, ...statuses]}
        onChange={(event) => choose('status', event.target.value)}
      />
      <Select
        label={t('type')}
        hideLabel
        value={filters.type ?? 'all'}
        options={[{ value: 'all', label: t('allTypes') }, ...types]}
        onChange={(event) => choose('type', event.target.value)}
      />
      {isAdmin && (
        <Select
          label={t('sort')}
          hideLabel
          value={filters.sort ?? 'newest'}
          options={(['newest', ...SORTS] as const).map((value) => ({ value, label: t(`sorts.${value}`) }))}
          onChange={(event) => choose('sort', event.target.value)}
        />
      )}
    </Filters>
  );
}
