import type { LoadJob } from './load/job.ts';
import { sendLoad } from './load/send-load.ts';
import type { PgbenchResult } from './pgbench-runs.ts';
import { cpuOfTrees } from './process-tree.ts';

/** What one round of a load came to. */
export interface Round {
  perSecond: number;
  /** Milliseconds of CPU for one request or transaction, of all processes that answer it. */
  cpu: number;
  /** Milliseconds; zero where it is not known. */
  p99: number;
}

/** CPU that process trees use while something runs, in milliseconds; the load's own is not in it. */
export async function cpuWhile<T>(
  roots: readonly number[],
  work: () => Promise<T>,
): Promise<{ result: T; cpu: number }> {
  const before = cpuOfTrees(roots);
  const result = await work();
  return { result, cpu: cpuOfTrees(roots) - before };
}

/** A round of HTTP requests. @throws Error when an answer has another status than `expected` */
export async function underLoad(job: LoadJob, roots: readonly number[], expected = 200): Promise<Round> {
  const { result, cpu } = await cpuWhile(roots, () => sendLoad(job, expected));
  return { perSecond: result.requestsPerSecond, cpu: cpu / result.requests, p99: result.p99 };
}

/** A round of transactions. */
export async function underPgbench(
  run: () => Promise<PgbenchResult>,
  roots: readonly number[],
): Promise<Round> {
  const { result, cpu } = await cpuWhile(roots, run);
  return { perSecond: result.perSecond, cpu: cpu / result.transactions, p99: 0 };
}
