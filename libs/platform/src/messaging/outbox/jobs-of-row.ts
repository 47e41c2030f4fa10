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

/** The trace metadata that `queueTelemetry` reads when the job runs. */
const tracedAs = ({ traceparent }: OutboxRow): Pick<JobsOptions, 'telemetry'> =>
  traceparent ? { telemetry: { metadata: JSON.stringify({ traceparent }) } } : {};

/**
 * Returns the jobs of an outbox row, with their queues. An event has one job per consumer, including consumers of another
 * release, but not for consumers that got it in order already and those that would ignore it. The ids are derived from the
 * row, so that enqueueing it twice has no effect. The jobs carry the trace in which the row was written.
 */
export function jobsOfRow(
  row: OutboxRow,
  consumersOf: (topic: string) => string[],
  deliveredInOrder: (topic: string) => string[] = () => [],
): { queue: string; job: NewJob }[] {
  const { message_id: messageId, payload, topic } = row;
  const traced = tracedAs(row);
  if (row.kind === 'event') {
    const without = [...deliveredInOrder(topic), ...row.unheard];
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
