import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runNode } from '../child.ts';
import type { LoadJob, LoadResult } from './job.ts';

/**
 * Sends a load from a separate process.
 * @throws Error when a response had another status than `expected`, or a request had no response
 */
export async function sendLoad(job: LoadJob, expected = 200): Promise<LoadResult> {
  const folder = mkdtempSync(join(tmpdir(), 'manette-bench-load-'));
  try {
    const [jobFile, resultFile] = [join(folder, 'job.json'), join(folder, 'result.json')];
    writeFileSync(jobFile, JSON.stringify(job));
    await runNode([join(import.meta.dirname, 'program.ts'), jobFile, resultFile]);
    const result = JSON.parse(readFileSync(resultFile, 'utf8')) as LoadResult;
    const others = Object.keys(result.statuses).filter((status) => status !== String(expected));
    if (others.length > 0 || result.errors > 0 || result.requests === 0)
      throw new Error(
        `of ${job.url}: ${JSON.stringify(result.statuses)}, ${result.errors} without an answer`,
      );
    return result;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
