import { globSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import * as z from 'zod/mini';
import { filledWith, hostileTexts } from './testing/hostile-input.js';

const LENGTH = 20_000;
/** The limit of CPU time. A linear pattern needs about a hundredth of it, a quadratic pattern ten times as much. */
const MOST_MS = 40;
const TRIES = 3;

const folder = dirname(fileURLToPath(import.meta.url));
const files = globSync('**/*.ts', { cwd: folder }).filter((file) => !/spec|testing|index/.test(file));

async function schemas(): Promise<[string, z.core.$ZodType][]> {
  const modules = await Promise.all(
    files.map((file) => import(pathToFileURL(join(folder, file)).href) as Promise<object>),
  );
  return modules.flatMap((module, at) =>
    Object.entries(module)
      .filter(([, exported]) => exported instanceof z.core.$ZodType)
      .map(([name, schema]): [string, z.core.$ZodType] => [
        `${files[at]} ${name}`,
        schema as z.core.$ZodType,
      ]),
  );
}

/** Returns the thread's CPU time of the fastest of some tries, so that other work on the machine does not count. */
function timeOf(work: () => unknown): number {
  let quickest = Infinity;
  for (let tried = 0; tried < TRIES && quickest > MOST_MS; tried++) {
    const before = process.threadCpuUsage();
    work();
    const { user, system } = process.threadCpuUsage(before);
    quickest = Math.min(quickest, (user + system) / 1000);
  }
  return quickest;
}

/** Returns the first hostile text that takes the schema too long, shortened for the reader. */
function slowText(schema: z.core.$ZodType): string | undefined {
  for (const text of hostileTexts(LENGTH)) {
    const input = filledWith(schema, text);
    const ms = timeOf(() => z.core.safeParse(schema, input));
    if (ms > MOST_MS) return `${JSON.stringify(`${text.slice(0, 12)}…${text.slice(-3)}`)} takes ${ms} ms`;
  }
  return undefined;
}

describe('a long hostile text', () => {
  it('is validated in linear time by every schema of the contracts', async () => {
    const all = await schemas();
    expect(all.length).toBeGreaterThan(60);
    const slow = all.map(([name, schema]) => [name, slowText(schema)]).filter(([, text]) => text);
    expect(slow).toEqual([]);
  }, 120_000);

  it('is reported as slow for a quadratic pattern', () => {
    const address = z.regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/);
    const planted = z.object({ who: z.optional(z.array(z.string().check(z.maxLength(100), address))) });
    expect(slowText(planted)).toMatch(/takes \d/);
  }, 120_000);
});
