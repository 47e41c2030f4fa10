import './translations';
import { useEffect, type ReactNode } from 'react';
import { translateMessage, useTranslation } from '@manette/web-i18n';
import { itemsOf, NextPage, type AddressSort, type ListQuery } from '@manette/web-lists';
import { DataTable, ErrorState, notify, RowSkeleton, TableCard, type Column } from '@manette/web-ui';
import { EmptyTable } from './empty-table';
import { SortSelect } from './sort-select';

interface ListTableProps<Row> {
  /** The table's name. */
  name: string;
  list: ListQuery<Row>;
  columns: Column<Row>[];
  /** A heading and its actions, on a page with several tables. */
  head?: ReactNode;
  tools?: ReactNode;
  /** The message of a failure, in English. */
  failed: string;
  /** The text of an empty table without filters. */
  empty: { title: string; text: string };
  isFiltered: boolean;
  clear: () => void;
  /** The sort order of the rows, where they can be sorted. */
  order?: AddressSort;
  /** Actions on the selected rows. */
  foot?: ReactNode;
  /** Whether the table is also rendered without rows: users find one of several tables on a page by its name. */
  showsEmptyTable?: boolean;
}

/** A table of the back office with its filters: loading, failed, empty, or with the pages loaded so far. */
export function ListTable<Row extends { _id: string }>(props: ListTableProps<Row>) {
  const { name, list, columns, head, tools, failed, empty, isFiltered, clear, order } = props;
  const { foot, showsEmptyTable } = props;
  const { t } = useTranslation('backOffice');
  const { data, isError, isFetching, isFetchingNextPage } = list;
  useEffect(() => {
    if (isError) notify.error(translateMessage(failed), { id: failed });
  }, [isError, failed]);
  const rows = itemsOf(data);
  const isBroken = !data && isError && !isFetching;
  return (
    <>
      <TableCard
        head={head}
        tools={
          (tools || order) && (
            <>
              {tools}
              {order && <SortSelect order={order} columns={columns} />}
            </>
          )
        }
      >
        {!data &&
          !isBroken &&
          Array.from({ length: 8 }, (_, at) => (
            <RowSkeleton key={at} disc={false} className="border-t border-line px-4" />
          ))}
        {isBroken && (
          <ErrorState
            className="m-3"
            title={translateMessage(failed)}
            retryLabel={t('tryAgain')}
            onRetry={() => void list.refetch()}
          />
        )}
        {(rows.length > 0 || (data && showsEmptyTable)) && (
          <DataTable
            name={name}
            columns={columns}
            rows={rows}
            rowKey={({ _id }) => _id}
            busy={isFetching && !isFetchingNextPage}
            sort={order?.sort}
            onSort={order?.onSort}
          />
        )}
        {data && rows.length === 0 && <EmptyTable {...{ empty, isFiltered, clear }} />}
        {foot}
      </TableCard>
      {rows.length > 0 && <NextPage list={list} label={t('loadMore')} />}
    </>
  );
}
