import type { ReactNode } from 'react';
import { translateMessage, useTranslation } from '@manette/web-i18n';
import { itemsOf, NextPage, type ListQuery } from '@manette/web-lists';
import { EmptyState, ErrorState, Spinner } from '@manette/web-ui';
import './translations';

interface ListPartsProps<Row> {
  list: ListQuery<Row>;
  /** The accessible name of the loading state. */
  name: string;
  /** The message of a failure, in English. */
  failed: string;
  empty: { title: string; text: string };
  /** The rows. */
  children: ReactNode;
}

/** A list without a table: its rows, its loading, error or empty state, and the button for more. */
export function ListParts<Row>({ list, name, failed, empty, children }: ListPartsProps<Row>) {
  const { t } = useTranslation('backOffice');
  return (
    <>
      {!list.data && !list.isError && <Spinner label={name} />}
      {!list.data && list.isError && (
        <ErrorState
          className="mt-4"
          title={translateMessage(failed)}
          retryLabel={t('tryAgain')}
          onRetry={() => void list.refetch()}
        />
      )}
      {list.data && itemsOf(list.data).length === 0 && (
        <EmptyState className="mt-4" title={empty.title}>
          {empty.text}
        </EmptyState>
      )}
      {children}
      {list.hasNextPage && <NextPage list={list} label={t('loadMore')} />}
    </>
  );
}
