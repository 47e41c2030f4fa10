import { ArrowDown, ArrowUp } from 'lucide-react';
import type { Column, DataTableProps, Sort } from './data-table.types';

/**
 * Returns the next sort order: the first click sorts ascending, the second descending, the third restores the default order.
 */
const turned = (sort: Sort | undefined, key: string): Sort | undefined => {
  if (sort?.key !== key) return { key, direction: 'ascending' };
  return sort.direction === 'ascending' ? { key, direction: 'descending' } : undefined;
};

const arrow = { ascending: <ArrowUp className="size-4" />, descending: <ArrowDown className="size-4" /> };

function Head<Row>({
  column,
  sort,
  onSort,
}: Pick<DataTableProps<Row>, 'sort' | 'onSort'> & { column: Column<Row> }) {
  const sorted = sort?.key === column.key ? sort.direction : undefined;
  const words = column.hideHead ? <span className="sr-only">{column.head}</span> : column.head;
  const isButton = column.sortable && onSort;
  return (
    <th
      role="columnheader"
      scope="col"
      aria-sort={sorted}
      aria-label={isButton ? column.head : undefined}
      data-align={column.align}
      data-place={column.place}
    >
      {/* On a phone CSS hides the control and its text. */}
      {(column.headControl || isButton) && <span className="sr-only lg:hidden">{column.head}</span>}
      {column.headControl ??
        (isButton ? (
          <button type="button" onClick={() => onSort(turned(sort, column.key))}>
            {words}
            {sorted && arrow[sorted]}
          </button>
        ) : (
          words
        ))}
    </th>
  );
}

/** The column heads; a sortable one is a button that sorts by its column, or changes the direction. */
export function DataTableHead<Row>({
  columns,
  sort,
  onSort,
}: Pick<DataTableProps<Row>, 'columns' | 'sort' | 'onSort'>) {
  return (
    <thead role="rowgroup">
      <tr role="row">
        {columns.map((column) => (
          <Head key={column.key} column={column} sort={sort} onSort={onSort} />
        ))}
      </tr>
    </thead>
  );
}
