import pg from 'pg';

/** An id that no listing has and that is greater than all others. */
const LAST_ID = 'ffffffff-ffff-4fff-bfff-ffffffffffff';

/** Returns the cursor for the listings after a time, in milliseconds, in the default order of the list. */
export const cursorAfter = (time: number, id = LAST_ID): string =>
  Buffer.from(JSON.stringify(['-createdAt', time, id])).toString('base64url');

export interface Times {
  first: number;
  last: number;
}

/** Returns the times at which the oldest and the newest account of the shelf were created, in milliseconds. */
export async function timesOfShelf(client: pg.Client): Promise<Times> {
  const { rows } = await client.query<Times>(
    `select (extract(epoch from min(created_at)) * 1000)::float8 as first,
            (extract(epoch from max(created_at)) * 1000)::float8 as last
       from catalog.account where deleted_at is null`,
  );
  const [times] = rows;
  if (!times) throw new Error('the shelf is empty');
  return times;
}

/** Returns the cursors of `count` consecutive rows of the list, from `row` on. */
export async function cursorsFrom(client: pg.Client, row: number, count: number): Promise<string[]> {
  const { rows } = await client.query<{ id: string; time: number }>(
    `select id, (extract(epoch from created_at) * 1000)::float8 as time from catalog.account
      where deleted_at is null order by created_at desc, id desc offset $1 limit $2`,
    [row, count],
  );
  return rows.map(({ time, id }) => cursorAfter(time, id));
}

/** Returns cursors at random places, of which almost none occurs twice. */
export const randomCursors = ({ first, last }: Times, count: number): string[] =>
  Array.from({ length: count }, () => cursorAfter(first + Math.floor(Math.random() * (last - first))));
