import type { NewJob } from '../jobs/bull.js';
import type { OutboxRow } from './outbox-row.js';

export const EVENTS_QUEUE = 'integration-events';
export const MAIL_QUEUE = 'mail';

/** What the job of a consumed event carries. */
export interface EventJob {
  consumer: string;
  messageId: string;
  payload: unknown;
}

/**
 * The jobs that a row of the outbox asks for, by queue: one for each consumer of an event. Their ids follow from
 * the row, so that handing it over twice adds nothing.
 */
export function jobsOfRow(
  row: OutboxRow,
  consumersOf: (topic: string) => string[],
): { queue: string; job: NewJob }[] {
  const { message_id: messageId, payload, topic } = row;
  if (row.kind === 'event')
    return consumersOf(topic).map((consumer) => ({
      queue: EVENTS_QUEUE,
      job: {
        name: topic,
        data: { consumer, messageId, payload } satisfies EventJob,
        opts: { jobId: `${messageId}-${consumer}` },
      },
    }));
  if (row.kind === 'mail')
    return [{ queue: MAIL_QUEUE, job: { name: 'mail', data: payload, opts: { jobId: messageId } } }];
  const { name, data } = payload as { name: string; data: unknown };
  return [{ queue: topic, job: { name, data, opts: { jobId: messageId } } }];
}
