/**
 * Returns a page of rows, which must have been read with one row more than the limit, and the cursor of the next page; null
 * on the last page.
 */
export function pageOf<Row>(
  rows: Row[],
  limit: number,
  cursorOf: (last: Row) => string,
): { items: Row[]; nextCursor: string | null } {
  const items = rows.slice(0, limit);
  const last = rows.length > limit ? items.at(-1) : undefined;
  return { items, nextCursor: last ? cursorOf(last) : null };
}
