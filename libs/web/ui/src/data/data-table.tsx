import { DataTableHead } from './data-table-head';
import type { Column, DataTableProps } from './data-table.types';

const Cell = <Row,>({ column, row }: { column: Column<Row>; row: Row }) => (
  // The role is explicit because CSS lays out cells as a card below 960 px, which would remove the implicit role.
  <td role="cell" data-label={column.head} data-place={column.place} data-align={column.align}>
    {column.cell(row)}
  </td>
);

/** A dense table with a sticky head and sortable columns; on a phone every row is a short card. */
export function DataTable<Row>({ name, columns, rows, rowKey, sort, onSort, busy }: DataTableProps<Row>) {
  return (
    <table role="table" className="data" aria-busy={busy || undefined}>
      <caption className="sr-only">{name}</caption>
      <DataTableHead columns={columns} sort={sort} onSort={onSort} />
      <tbody role="rowgroup">
        {rows.map((row) => (
          <tr role="row" key={rowKey(row)}>
            {columns.map((column) => (
              <Cell key={column.key} column={column} row={row} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
