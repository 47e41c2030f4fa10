import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { promisify } from 'node:util';

const run = promisify(execFile);
const AUTOCANNON = createRequire(import.meta.url).resolve('autocannon');

export interface Measurement {
  requestsPerSecond: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
  errors: number;
}

interface Report {
  requests: { average: number };
  latency: { p50: number; p99: number };
  errors: number;
  non2xx: number;
}

/** Calls an address over 20 connections for some seconds, from a process of its own. */
export async function measure(
  url: string,
  headers: Record<string, string>,
  seconds: number,
): Promise<Measurement> {
  const named = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}=${value}`]);
  const args = [AUTOCANNON, '--json', '--no-progress', '-c', '20', '-d', String(seconds), ...named, url];
  const { stdout } = await run(process.execPath, args, { maxBuffer: 1e7 });
  const { requests, latency, errors, non2xx } = JSON.parse(stdout) as Report;
  return { requestsPerSecond: requests.average, p50: latency.p50, p99: latency.p99, errors: errors + non2xx };
}
