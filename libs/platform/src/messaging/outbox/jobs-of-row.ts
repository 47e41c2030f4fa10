import type { JobsOptions } from 'bullmq';
import type { NewJob } from '../jobs/bull.js';
import type { OutboxRow } from './outbox-row.js';

export const EVENTS_QUEUE = 'integration-events';
export const MAIL_QUEUE = 'mail';

/** The data of the job that delivers an event to a consumer. */
export interface EventJob {
  consumer: string;
  messageId: string;
  payload: unknown;
}

/** What `queueTelemetry` reads when the job runs. */
const tracedAs = ({ traceparent }: OutboxRow): Pick<JobsOptions, 'telemetry'> =>
  traceparent ? { telemetry: { metadata: JSON.stringify({ traceparent }) } } : {};

/**
 * The jobs of an outbox row, with their queues; an event has one job per consumer, also of another release, but for those that
 * were told in their turn and those that would do nothing. The ids are derived from the row, so that enqueueing it twice has
 * no effect. With them goes the trace in which the row was written.
 */
export function jobsOfRow(
  row: OutboxRow,
  consumersOf: (topic: string) => string[],
  toldInOrder: (topic: string) => string[] = () => [],
): { queue: string; job: NewJob }[] {
  const { message_id: messageId, payload, topic } = row;
  const traced = tracedAs(row);
  if (row.kind === 'event') {
    const without = [...toldInOrder(topic), ...row.unheard];
    const consumers = new Set(
      [...consumersOf(topic), ...row.consumers].filter((one) => !without.includes(one)),
    );
    return [...consumers].map((consumer) => ({
      queue: EVENTS_QUEUE,
      job: {
        name: topic,
        data: { consumer, messageId, payload } satisfies EventJob,
        opts: { jobId: `${messageId}-${consumer}`, ...traced },
      },
    }));
  }
  if (row.kind === 'mail')
    return [
      { queue: MAIL_QUEUE, job: { name: 'mail', data: payload, opts: { jobId: messageId, ...traced } } },
    ];
  const { name, data } = payload as { name: string; data: unknown };
  return [{ queue: topic, job: { name, data, opts: { jobId: messageId, ...traced } } }];
}
