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
  sortable?: boolean;
  /** Numbers stand at the end side. */
  align?: 'end';
  /**
   * Where the cell goes in the short card that a row is on a phone: beside the picture it has a title, an end (the
   * price, say) and actions; 'wide' leaves it out. Without a place it is a line with the column's name.
   */
  place?: 'picture' | 'title' | 'end' | 'actions' | 'wide';
  cell: (row: Row) => ReactNode;
}

export interface DataTableProps<Row> {
  /** The table's name. */
  name: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  sort?: Sort;
  onSort?: (sort: Sort) => void;
  busy?: boolean;
}
