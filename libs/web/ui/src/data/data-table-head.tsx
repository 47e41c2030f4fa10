import { ArrowDown, ArrowUp } from 'lucide-react';
import type { Column, DataTableProps, Sort } from './data-table.types';

const turned = (sort: Sort | undefined, key: string): Sort => ({
  key,
  direction: sort?.key === key && sort.direction === 'ascending' ? 'descending' : 'ascending',
});

const arrow = { ascending: <ArrowUp className="size-4" />, descending: <ArrowDown className="size-4" /> };

function Head<Row>({
  column,
  sort,
  onSort,
}: Pick<DataTableProps<Row>, 'sort' | 'onSort'> & { column: Column<Row> }) {
  const sorted = sort?.key === column.key ? sort.direction : undefined;
  const words = column.hideHead ? <span className="sr-only">{column.head}</span> : column.head;
  return (
    <th
      role="columnheader"
      scope="col"
      aria-sort={sorted}
      data-align={column.align}
      data-place={column.place}
    >
      {column.sortable && onSort ? (
        <button type="button" onClick={() => onSort(turned(sort, column.key))}>
          {words}
          {sorted && arrow[sorted]}
        </button>
      ) : (
        words
      )}
    </th>
  );
}

/** The columns' names; a sortable one is a button that sorts by it, or turns the order round. */
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
