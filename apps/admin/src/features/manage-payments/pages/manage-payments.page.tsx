import '../translations';
import { useTranslation } from '@manette/web-i18n';
import { oneOf, totalOf, useAddressFilters } from '@manette/web-lists';
import { FilterSelect, PageFrame } from '@manette/web-ui';
import { ListTable } from '../../../components/list-table';
import { useGetPaymentsInfiniteQuery } from '../api/payments.api';
import { CARD_STATES, usePaymentColumns } from '../components/payment-columns';
import { PaymentMethods } from '../components/payment-methods';

/** The page with the requested payments and the payment methods. */
export default function ManagePaymentsPage() {
  const { t } = useTranslation('managePayments');
  const { chosen, choose, clear, isFiltered } = useAddressFilters('state');
  const list = useGetPaymentsInfiniteQuery({ state: oneOf(CARD_STATES, chosen.state) });
  const columns = usePaymentColumns();
  const total = totalOf(list.data);
  return (
    <PageFrame title={t('title')} summary={total === undefined ? '' : t('count', { count: total })}>
      <ListTable
        name={t('title')}
        list={list}
        columns={columns}
        tools={
          <FilterSelect
            label={t('state')}
            all={t('allStates')}
            options={CARD_STATES.map((value) => ({ value, label: t(`states.${value}`) }))}
            value={chosen.state}
            onChoose={(value) => choose('state', value)}
          />
        }
        failed="Failed to load payments"
        empty={{ title: t('emptyTitle'), text: t('emptyText') }}
        isFiltered={isFiltered}
        clear={clear}
      />
      <PaymentMethods />
    </PageFrame>
  );
}
