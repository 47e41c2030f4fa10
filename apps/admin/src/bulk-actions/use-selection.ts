import { useState } from 'react';

interface Identified {
  _id: string;
}

/**
 * The selected rows of a table. A row that has left the table is not selected any more.
 * @param rows the rows of the pages loaded so far
 * @param total the size of the whole list, once known
 */
export function useSelection<Row extends Identified>(rows: readonly Row[], total = rows.length) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const selected = rows.filter(({ _id }) => ids.has(_id));
  const isAll = rows.length > 0 && selected.length === rows.length;
  const select = (chosen: readonly Identified[]) => setIds(new Set(chosen.map(({ _id }) => _id)));
  return {
    selected,
    isAll,
    count: rows.length,
    total,
    has: ({ _id }: Identified) => ids.has(_id),
    toggle: (row: Identified) => {
      const others = selected.filter(({ _id }) => _id !== row._id);
      select(others.length < selected.length ? others : [...selected, row]);
    },
    toggleAll: () => select(isAll ? [] : rows),
    selectAll: () => select(rows),
    clear: () => select([]),
  };
}

export type Selection<Row extends Identified> = ReturnType<typeof useSelection<Row>>;
