import type { ReactNode } from 'react';

export interface Sort {
  key: string;
  direction: 'ascending' | 'descending';
}

export interface Column<Row> {
  key: string;
  head: string;
  /** Shows the head to assistive technology only (pictures, actions). */
  hideHead?: boolean;
  /** A control in the head, with an accessible name of its own ('Select all'). */
  headControl?: ReactNode;
  sortable?: boolean;
  /** Numbers are aligned to the end side. */
  align?: 'end';
  /**
   * The place of the cell in the card that a row is on a phone: 'picture', 'title', 'end' (a price), below them 'summary' (one
   * line for several columns, on a phone only) and 'note', and 'select' and 'actions' at the foot; 'wide' is hidden. A cell
   * without a place is a line with its column's name.
   */
  place?: 'picture' | 'title' | 'end' | 'summary' | 'note' | 'select' | 'actions' | 'wide';
  cell: (row: Row) => ReactNode;
}

export interface DataTableProps<Row> {
  /** The table's name. */
  name: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  sort?: Sort | undefined;
  /** Called with the new sort order; undefined is the default order. */
  onSort?: (sort: Sort | undefined) => void;
  busy?: boolean;
}
