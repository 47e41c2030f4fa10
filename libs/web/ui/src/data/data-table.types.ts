import type { ReactNode } from 'react';

export interface Sort {
  key: string;
  direction: 'ascending' | 'descending';
}

export interface Column<Row> {
  key: string;
  head: string;
  /** The head is for assistive technology alone (pictures, actions). */
  hideHead?: boolean;
  /** A control that stands in the head, which it names with its own words ('Select all'). */
  headControl?: ReactNode;
  sortable?: boolean;
  /** Numbers stand at the end side. */
  align?: 'end';
  /**
   * Where the cell goes in the short card that a row is on a phone: 'picture', 'title', 'end' (a price) and below them
   * 'summary' (one line for several columns, on a phone alone) and 'note'; 'select' and 'actions' at the foot; 'wide' is
   * left out.
   * A cell without a place is a line with its column's name.
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
  /** The order that is wanted; none is the list's own. */
  onSort?: (sort: Sort | undefined) => void;
  busy?: boolean;
}
