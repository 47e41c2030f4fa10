import { sql, type RawBuilder } from 'kysely';

/** Selects the rows of a query as one JSON array, so that one statement returns several lists. */
export const jsonRows = <Row>(query: RawBuilder<Row>): RawBuilder<Row[]> =>
  sql<Row[]>`(select coalesce(json_agg(r), '[]'::json) from (${query}) r)`;

/** Formats a time in JSON like the API (ISO 8601 in UTC), independent of the session's time zone. */
export const isoText = (column: string): RawBuilder<string> =>
  sql<string>`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
