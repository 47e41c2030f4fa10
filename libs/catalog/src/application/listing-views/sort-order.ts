import { DomainError } from '@manette/contracts/errors';
import { decodeCursor, encodeCursor, type CursorPart } from '@manette/platform';
import { sql, type RawBuilder } from 'kysely';

/** A column of `l` that a list is sorted by. */
export interface SortKey {
  column: RawBuilder<unknown>;
  kind: 'time' | 'number' | 'text';
}

/** How a list is sorted; the id decides between equal keys, so that the order is total. */
export interface SortOrder {
  /** The name in the query. A cursor of another order is refused. */
  name: string;
  keys: readonly SortKey[];
  descending: boolean;
}

/** The order of a list unless the query asks for another one. */
export const NEWEST_FIRST = '-createdAt';

/** Whether the list is sorted only by creation time, in either direction. */
export const isByTime = ({ keys }: SortOrder): boolean => keys.length === 1 && keys[0]?.kind === 'time';

/** The sort keys of one listing, as its cursor holds them. */
export type SortValues = (string | number)[];

const MAX_TIME = Date.parse('9999-12-31T23:59:59.999Z');
const CURSOR_PARTS: Record<SortKey['kind'], CursorPart> = { time: 'number', number: 'number', text: 'text' };

const isoTimeOf = (milliseconds: number): string =>
  new Date(Math.min(Math.max(milliseconds, 0), MAX_TIME)).toISOString();

const bindValue = (kind: SortKey['kind'], value: string | number): RawBuilder<unknown> => {
  if (kind === 'time') return sql`${isoTimeOf(Number(value))}::timestamptz`;
  return kind === 'number' ? sql`${value}::float8::numeric` : sql`${value}::text`;
};

/** How a statement refers to the sort keys: by the columns of the table `l`, or by the aliases of `aliasedKeys`. */
export type KeyReferences = (order: SortOrder) => RawBuilder<unknown>[];
export const byColumn: KeyReferences = ({ keys }) => keys.map(({ column }) => column);
export const byAlias: KeyReferences = ({ keys }) => keys.map((_, index) => sql.ref(`l.key_${index}`));

/** The keys as columns of a common table expression, so that it can be sorted without reading the table again. */
export const aliasedKeys = ({ keys }: SortOrder): RawBuilder<unknown> =>
  sql.join(keys.map(({ column }, index) => sql`${column} as ${sql.ref(`key_${index}`)}`));

/** The terms of an `order by`. */
export const orderBy = (order: SortOrder, references: KeyReferences): RawBuilder<unknown> =>
  sql.join([...references(order), sql`l.id`].map((term) => (order.descending ? sql`${term} desc` : term)));

/** The condition that a listing comes after a cursor. @throws DomainError VALIDATION_FAILED for a malformed one */
export const afterCursor = (
  order: SortOrder,
  cursor: string | undefined,
  references: KeyReferences,
): RawBuilder<boolean> => {
  const parts: CursorPart[] = ['text', ...order.keys.map(({ kind }) => CURSOR_PARTS[kind]), 'id'];
  const [name, ...values] = decodeCursor(cursor, parts) ?? [];
  if (name === undefined) return sql`true`;
  if (name !== order.name) throw new DomainError('VALIDATION_FAILED', 'cursor is malformed', 'cursor');
  const bound = order.keys.map(({ kind }, index) => bindValue(kind, values[index] ?? ''));
  const compare = order.descending ? sql`<` : sql`>`;
  return sql`(${sql.join([...references(order), sql`l.id`])}) ${compare}
             (${sql.join([...bound, sql`${values.at(-1)}::uuid`])})`;
};

/** The sort values of a listing as one JSON column. */
export const sortValuesColumn = ({ keys }: SortOrder): RawBuilder<SortValues> =>
  sql`json_build_array(${sql.join(
    keys.map(({ column, kind }) =>
      kind === 'time' ? sql`(extract(epoch from ${column}) * 1000)::float8` : column,
    ),
  )})`;

export const cursorOf = ({ name }: SortOrder, values: SortValues, id: string): string =>
  encodeCursor([name, ...values, id]);

/** The order that `price` or `-price` names. */
export const sortOrderOf = <Name extends string>(
  sort: Name | `-${Name}`,
  keys: Readonly<Record<Name, readonly SortKey[]>>,
): SortOrder => {
  const descending = sort.startsWith('-');
  return { name: sort, keys: keys[(descending ? sort.slice(1) : sort) as Name], descending };
};
