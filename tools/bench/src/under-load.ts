import type { LoadJob } from './load/job.ts';
import { sendLoad } from './load/send-load.ts';
import type { PgbenchResult } from './pgbench-runs.ts';
import { cpuOfTrees } from './process-tree.ts';

/** The result of one round of a load. */
export interface Round {
  perSecond: number;
  /** CPU time of all answering processes for one request or transaction, in milliseconds. */
  cpu: number;
  /** Milliseconds; zero when unknown. */
  p99: number;
}

/** Measures the CPU time of process trees while `work` runs, in milliseconds. The load generator's CPU time does not count. */
export async function cpuWhile<T>(
  roots: readonly number[],
  work: () => Promise<T>,
): Promise<{ result: T; cpu: number }> {
  const before = cpuOfTrees(roots);
  const result = await work();
  return { result, cpu: cpuOfTrees(roots) - before };
}

/** Runs a round of HTTP requests. @throws Error when a response has another status than `expected` */
export async function underLoad(job: LoadJob, roots: readonly number[], expected = 200): Promise<Round> {
  const { result, cpu } = await cpuWhile(roots, () => sendLoad(job, expected));
  return { perSecond: result.requestsPerSecond, cpu: cpu / result.requests, p99: result.p99 };
}

/** Runs a round of transactions. */
export async function underPgbench(
  run: () => Promise<PgbenchResult>,
  roots: readonly number[],
): Promise<Round> {
  const { result, cpu } = await cpuWhile(roots, run);
  return { perSecond: result.perSecond, cpu: cpu / result.transactions, p99: 0 };
}
