import { DomainError } from '@manette/contracts/errors';
import { decodeCursor, encodeCursor, type CursorPart } from '@manette/platform';
import { sql, type RawBuilder } from 'kysely';

/** A column of `l` that a list is sorted by. */
export interface SortKey {
  column: RawBuilder<unknown>;
  kind: 'time' | 'number' | 'text';
}

/** How a list is sorted; the id decides between equals, so that every place in it is unique. */
export interface Order {
  /** As the query names it; a cursor of another order is refused. */
  name: string;
  keys: readonly SortKey[];
  descending: boolean;
}

/** The order that a shelf has unless another one is asked for. */
export const NEWEST_FIRST = '-createdAt';

/** What a cursor holds of a listing. */
export type Place = (string | number)[];

const LAST_TIME = Date.parse('9999-12-31T23:59:59.999Z');
const SHAPES: Record<SortKey['kind'], CursorPart> = { time: 'number', number: 'number', text: 'text' };

const timeOf = (milliseconds: number): string =>
  new Date(Math.min(Math.max(milliseconds, 0), LAST_TIME)).toISOString();

const bound = (kind: SortKey['kind'], value: string | number): RawBuilder<unknown> => {
  if (kind === 'time') return sql`${timeOf(Number(value))}::timestamptz`;
  return kind === 'number' ? sql`${value}::float8::numeric` : sql`${value}::text`;
};

/** Where the keys are found: in the columns of the table `l`, or under the names that `keysAs` gave them. */
export type KeyColumns = (order: Order) => RawBuilder<unknown>[];
export const inTable: KeyColumns = ({ keys }) => keys.map(({ column }) => column);
export const underNames: KeyColumns = ({ keys }) => keys.map((_, index) => sql.ref(`l.key_${index}`));

/** The keys as columns of a common table expression, so that it can be sorted without reading the table again. */
export const keysAs = ({ keys }: Order): RawBuilder<unknown> =>
  sql.join(keys.map(({ column }, index) => sql`${column} as ${sql.ref(`key_${index}`)}`));

/** The order as SQL. */
export const orderBy = (order: Order, columns: KeyColumns): RawBuilder<unknown> =>
  sql.join([...columns(order), sql`l.id`].map((column) => (order.descending ? sql`${column} desc` : column)));

/** The condition that a listing stands behind a cursor. @throws DomainError VALIDATION_FAILED for a malformed one */
export const behind = (
  order: Order,
  cursor: string | undefined,
  columns: KeyColumns,
): RawBuilder<boolean> => {
  const shape: CursorPart[] = ['text', ...order.keys.map(({ kind }) => SHAPES[kind]), 'id'];
  const [name, ...place] = decodeCursor(cursor, shape) ?? [];
  if (name === undefined) return sql`true`;
  if (name !== order.name) throw new DomainError('VALIDATION_FAILED', 'cursor is malformed', 'cursor');
  const values = order.keys.map(({ kind }, index) => bound(kind, place[index] ?? ''));
  const compare = order.descending ? sql`<` : sql`>`;
  return sql`(${sql.join([...columns(order), sql`l.id`])}) ${compare}
             (${sql.join([...values, sql`${place.at(-1)}::uuid`])})`;
};

/** The place of a listing as one JSON column. */
export const placeColumn = ({ keys }: Order): RawBuilder<Place> =>
  sql`json_build_array(${sql.join(
    keys.map(({ column, kind }) =>
      kind === 'time' ? sql`(extract(epoch from ${column}) * 1000)::float8` : column,
    ),
  )})`;

export const cursorAt = ({ name }: Order, place: Place, id: string): string =>
  encodeCursor([name, ...place, id]);

/** The order that `price` or `-price` names. */
export const orderNamed = <Name extends string>(
  sort: Name | `-${Name}`,
  keys: Readonly<Record<Name, readonly SortKey[]>>,
): Order => {
  const descending = sort.startsWith('-');
  return { name: sort, keys: keys[(descending ? sort.slice(1) : sort) as Name], descending };
};
