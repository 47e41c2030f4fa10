import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { EventConsumer } from './integration-events.js';
import { REGISTERED_FOR } from './known-consumers.js';
import type { KeptEvent } from './outbox-records.js';

const PAYLOAD = sql`payload`;
const NOBODY = sql<string[]>`'{}'::text[]`;

const consumersByTopic = (events: readonly KeptEvent[]): Map<string, readonly EventConsumer[]> =>
  new Map(events.map(({ topic, consumers }) => [topic, consumers]));

/** Builds a `case` over the topics; the columns `topic` and `payload` are those of the record that is written. */
function byTopic<Result>(
  events: readonly KeptEvent[],
  valueOf: (consumers: readonly EventConsumer[]) => RawBuilder<Result> | undefined,
  otherwise: RawBuilder<Result>,
): RawBuilder<Result> {
  const cases = [...consumersByTopic(events)].flatMap(([topic, consumers]) => {
    const value = valueOf(consumers);
    return value ? [sql`when ${topic} then ${value}`] : [];
  });
  return cases.length > 0
    ? sql<Result>`case topic ${sql.join(cases, sql` `)} else ${otherwise} end`
    : otherwise;
}

/** Returns the consumers of this release that would ignore the event: those whose `neededIf` is false. */
export const skippedConsumers = (events: readonly KeptEvent[]): RawBuilder<string[]> =>
  byTopic(
    events,
    (consumers) => {
      const names = consumers.flatMap(({ consumer, neededIf }) =>
        neededIf ? [sql`case when not (${neededIf(PAYLOAD)}) then ${consumer}::text end`] : [],
      );
      return names.length > 0 ? sql<string[]>`array_remove(array[${sql.join(names)}], null)` : undefined;
    },
    NOBODY,
  );

/** Whether a consumer needs the event: one of this release, or a recently registered one of another release. */
export const isNeeded = (events: readonly KeptEvent[]): RawBuilder<SqlBool> => sql<SqlBool>`(
  ${byTopic(events, (consumers) => sql<SqlBool>`cardinality(unheard) < ${consumers.length}::int`, sql<SqlBool>`false`)}
  or exists (
    select from platform.event_consumer noted
    where noted.topic = written.topic and noted.consumer <> all(unheard)
      and noted.seen_at > now() - ${sql.raw(REGISTERED_FOR)}))`;
