import { createHash } from 'node:crypto';
import { Queue, type Job, type JobType } from 'bullmq';
import { Redis } from 'ioredis';
import { QUEUE_SCHEMA } from '../../database/migrate.js';
import { isReduced } from '../../messaging/jobs/run-job.js';
import { BackupRefused } from '../backup.errors.js';
import { reasonOf } from '../place/backup-place.js';

/** Columns of the outbox for stored jobs. After a restore the relay moves them to the queues, in PostgreSQL or in Redis. */
export const JOB_COLUMNS = ['message_id', 'kind', 'topic', 'payload', 'retry_at', 'last_error', 'parked_at'];

/** SQL for a job's id in the outbox: the id of the job if it is a UUID, so that a mail keeps its Message-ID, else a digest. */
const ID_OF_JOB = `case when id ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then id::uuid else md5(queue || ' ' || id)::uuid end`;

/**
 * Copies the unfinished jobs of the queues in PostgreSQL; failed jobs stay parked. Jobs of schedules are not copied, as the
 * product schedules them again.
 */
export const COPY_JOBS = `copy (
  select ${ID_OF_JOB}, 'job', queue, jsonb_build_object('name', name, 'data', data),
         to_timestamp(coalesce(process_at_ms, 0) / 1000.0), failed_reason,
         case when state = 'failed' then to_timestamp(coalesce(finished_at_ms, 0) / 1000.0) end
    from ${QUEUE_SCHEMA}.job where scheduler_id is null and state <> 'completed' order by seq) to stdout`;

const PREFIX = 'bull';
const PAGE = 500;
/** How much the clocks of the processes that run jobs may differ from the clock of this process. */
const CLOCK_SKEW_MS = 5_000;
/**
 * The order in which states are read. It follows a job's way from state to state, so that a job that moves during the reading
 * is found in a later state. The unfinished states are read twice: when a job leaves a state, the jobs after it move up and
 * could be skipped.
 */
const STATES: JobType[] = [
  ...(['delayed', 'waiting', 'prioritized', 'active'] as const),
  ...(['delayed', 'waiting', 'prioritized', 'active'] as const),
  ...(['failed', 'completed'] as const),
];

/** A value in the text format of `COPY`. */
const value = (text: string | null): string =>
  text === null
    ? '\\N'
    : text.replaceAll('\\', '\\\\').replaceAll('\n', '\\n').replaceAll('\r', '\\r').replaceAll('\t', '\\t');

const uuidOf = (queue: string, id: string): string =>
  /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id)
    ? id
    : createHash('md5').update(`${queue} ${id}`).digest('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-'); // oxfmt-ignore

function lineOf(queue: string, job: Job): string {
  const dueAt = new Date(job.timestamp + (job.delay || 0)).toISOString();
  const parkedAt = job.failedReason && job.finishedOn ? new Date(job.finishedOn).toISOString() : null;
  const payload = JSON.stringify({ name: job.name, data: job.data as unknown });
  const fields = [
    uuidOf(queue, job.id ?? ''),
    'job',
    queue,
    payload,
    dueAt,
    job.failedReason || null,
    parkedAt,
  ];
  return `${fields.map(value).join('\t')}\n`;
}

async function queueNames(redis: Redis): Promise<string[]> {
  const names = new Set<string>();
  const keys = redis.scanStream({ match: `${PREFIX}:*:meta`, count: PAGE });
  for await (const found of keys as AsyncIterable<string[]>)
    for (const key of found) names.add(key.slice(PREFIX.length + 1, -':meta'.length));
  return [...names].sort();
}

async function* jobsInState(queue: Queue, state: JobType): AsyncGenerator<Job> {
  for (let start = 0; ; start += PAGE) {
    const page = await queue.getJobs([state], start, start + PAGE - 1, true);
    for (const job of page) if (job?.id && !job.repeatJobKey) yield job;
    if (page.length < PAGE) return;
  }
}

/**
 * Yields the jobs in Redis that were not finished at the moment of the snapshot: those that are unfinished now, and those that
 * finished since then. Redis is read after the snapshot, so no job is missed: each one is in the outbox of the snapshot or
 * already in Redis.
 */
async function* jobsInRedis(redis: Redis, snapshotAt: Date): AsyncGenerator<Buffer> {
  const since = snapshotAt.getTime() - CLOCK_SKEW_MS;
  for (const name of await queueNames(redis)) {
    const queue = new Queue(name, { connection: redis, skipMetasUpdate: true });
    const seen = new Set<string>();
    for (const state of STATES)
      for await (const job of jobsInState(queue, state)) {
        if (seen.has(job.id ?? '')) continue;
        // A completed job whose data was reduced cannot run again.
        if (state === 'completed' && ((job.finishedOn ?? 0) < since || isReduced(job.data))) continue;
        seen.add(job.id ?? '');
        yield Buffer.from(lineOf(name, job));
      }
    await queue.close();
  }
}

/**
 * Sends the jobs in Redis to `consume`, as rows of the outbox in the text format of `COPY`.
 * @throws BackupRefused when Redis does not answer, as the backup would lack jobs
 */
export async function withJobsInRedis<T>(
  url: string,
  snapshotAt: Date,
  consume: (rows: AsyncIterable<Buffer>) => Promise<T>,
): Promise<T> {
  const redis = new Redis(url, { maxRetriesPerRequest: 1, lazyConnect: true, connectTimeout: 5_000, retryStrategy: () => null }); // oxfmt-ignore
  redis.on('error', () => undefined);
  try {
    await redis.connect().catch((error: unknown) => {
      throw new BackupRefused(`REDIS_URL cannot be reached: ${reasonOf(error)}`);
    });
    return await consume(jobsInRedis(redis, snapshotAt));
  } finally {
    redis.disconnect();
  }
}
