import { createHash } from 'node:crypto';
import { Queue, type Job, type JobType } from 'bullmq';
import { Redis } from 'ioredis';
import { QUEUE_SCHEMA } from '../../database/migrate.js';
import { isReduced } from '../../messaging/jobs/run-job.js';
import { BackupRefused } from '../backup.errors.js';
import { reasonOf } from '../place/backup-place.js';

/** The columns of the outbox in which jobs are stored: after a restore the relay hands them to whichever queues there are. */
export const JOB_COLUMNS = ['message_id', 'kind', 'topic', 'payload', 'retry_at', 'last_error', 'parked_at'];

/** An id of the outbox for the id of a job: the job's own where it is one, so that a mail keeps its Message-ID. */
const ID_OF_JOB = `case when id ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then id::uuid else md5(queue || ' ' || id)::uuid end`;

/** Unfinished jobs of the queues in PostgreSQL; failed ones stay parked. Those of schedules are scheduled anew. */
export const COPY_JOBS = `copy (
  select ${ID_OF_JOB}, 'job', queue, jsonb_build_object('name', name, 'data', data),
         to_timestamp(coalesce(process_at_ms, 0) / 1000.0), failed_reason,
         case when state = 'failed' then to_timestamp(coalesce(finished_at_ms, 0) / 1000.0) end
    from ${QUEUE_SCHEMA}.job where scheduler_id is null and state <> 'completed' order by seq) to stdout`;

const PREFIX = 'bull';
const PAGE = 500;
/** The clocks of the processes that run jobs may differ from ours by so much. */
const CLOCK_SKEW_MS = 5_000;
/**
 * In the order in which a job goes from state to state, so that one that moves meanwhile is met in a later one; twice, as those
 * before it in the same state move too.
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
 * Jobs in Redis that were not done at the moment of the snapshot: those that are unfinished now, and those that were finished
 * since. Asked after the snapshot, nothing is missed: a job is either in the outbox of the snapshot or already here.
 */
async function* jobsInRedis(redis: Redis, snapshotAt: Date): AsyncGenerator<Buffer> {
  const since = snapshotAt.getTime() - CLOCK_SKEW_MS;
  for (const name of await queueNames(redis)) {
    const queue = new Queue(name, { connection: redis, skipMetasUpdate: true });
    const seen = new Set<string>();
    for (const state of STATES)
      for await (const job of jobsInState(queue, state)) {
        if (seen.has(job.id ?? '')) continue;
        // What its processor has reduced is done as far as it can be.
        if (state === 'completed' && ((job.finishedOn ?? 0) < since || isReduced(job.data))) continue;
        seen.add(job.id ?? '');
        yield Buffer.from(lineOf(name, job));
      }
    await queue.close();
  }
}

/**
 * The jobs in Redis as rows of the outbox, in the text format of `COPY`.
 * @throws BackupRefused when Redis does not answer, as the backup would lack what it promised
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
