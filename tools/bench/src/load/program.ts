import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { LoadJob, LoadRequest, LoadResult } from './job.ts';

// Runs as a separate process: sends the load that a file describes, and writes the result to another file.

interface Options {
  url: string;
  method: string;
  headers: Record<string, string>;
  connections: number;
  duration: number;
  amount?: number;
  requests?: { setupRequest: (request: object) => object }[];
}
interface Report {
  duration: number;
  latency: { p50: number; p99: number };
  errors: number;
  timeouts: number;
  statusCodeStats: Record<string, { count: number }>;
}
const autocannon = createRequire(import.meta.url)('autocannon') as (options: Options) => Promise<Report>;

/** Distributes the requests with one counter for all connections, so that no two of them send the same request. */
function inTurn(requests: readonly LoadRequest[], common: Record<string, string>): Options['requests'] {
  let sent = 0;
  const setupRequest = (request: object) => {
    const next = requests[sent % requests.length];
    sent += 1;
    return { ...request, ...next, headers: { ...common, ...next?.headers } };
  };
  return [{ setupRequest }];
}

const [jobFile = '', resultFile = ''] = process.argv.slice(2);
const job = JSON.parse(readFileSync(jobFile, 'utf8')) as LoadJob;
const report = await autocannon({
  url: job.url,
  method: job.method,
  headers: job.headers,
  connections: job.connections,
  duration: job.seconds,
  ...(job.amount ? { amount: job.amount } : {}),
  ...(job.requests ? { requests: inTurn(job.requests, job.headers) } : {}),
});
const statuses = Object.entries(report.statusCodeStats).map(
  ([status, { count }]) => [status, count] as const,
);
const requests = statuses.reduce((sum, [, count]) => sum + count, 0);
const result: LoadResult = {
  requests,
  requestsPerSecond: requests / report.duration,
  p50: report.latency.p50,
  p99: report.latency.p99,
  statuses: Object.fromEntries(statuses),
  errors: report.errors + report.timeouts,
};
writeFileSync(resultFile, JSON.stringify(result));
