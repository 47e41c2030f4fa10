import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onEnd } from '../end.ts';
import type { Benchmark } from './benchmarks.ts';
import type { Figure } from './figure.ts';

const SOURCES = join(import.meta.dirname, '..');
/** Time for a benchmark to stop everything that it has started, after SIGTERM. */
const GRACE_MS = 60_000;

export interface Outcome {
  name: string;
  /** Empty for a benchmark that only prints its figures. */
  figures: Figure[];
  seconds: number;
  /** Why nothing was measured. */
  failure?: string;
}

/** Runs one benchmark in a separate process, and ends it after its time limit. */
export async function runBenchmark({ name, program, minutes }: Benchmark, factor: number): Promise<Outcome> {
  const folder = mkdtempSync(join(tmpdir(), 'manette-figures-'));
  const file = join(folder, 'figures.json');
  const [main = '', ...args] = program;
  const begun = performance.now();
  const child = spawn(process.execPath, [join(SOURCES, main), ...args], {
    env: { ...process.env, FIGURES_FILE: file },
    stdio: 'inherit',
  });
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  const stopped = onEnd(async () => {
    child.kill('SIGTERM');
    const kill = setTimeout(() => child.kill('SIGKILL'), GRACE_MS);
    await ended;
    clearTimeout(kill);
  });
  const budget = minutes * 60_000 * factor;
  let late = false;
  const limit = setTimeout(() => {
    late = true;
    void stopped();
  }, budget);
  try {
    const code = await ended;
    const seconds = Math.round((performance.now() - begun) / 1000);
    const outcome = {
      name,
      seconds,
      figures: existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Figure[]) : [],
    };
    if (late) return { ...outcome, failure: `it took longer than ${Math.round(budget / 1000)} s` };
    return code === 0
      ? outcome
      : { ...outcome, failure: `it ended with code ${code}; its reason stands above` };
  } finally {
    clearTimeout(limit);
    rmSync(folder, { recursive: true, force: true });
  }
}
