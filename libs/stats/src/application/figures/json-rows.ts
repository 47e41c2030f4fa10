import { sql, type RawBuilder } from 'kysely';

/** The rows of a query as one JSON array, so that a statement answers several lists at once. */
export const jsonRows = <Row>(query: RawBuilder<Row>): RawBuilder<Row[]> =>
  sql<Row[]>`(select coalesce(json_agg(r), '[]'::json) from (${query}) r)`;

/** A time in JSON as the API writes it, whatever the session's time zone is. */
export const isoText = (column: string): RawBuilder<string> =>
  sql<string>`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
