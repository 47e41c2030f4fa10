// `npm run release -- publish|promote|rollback|list|verify|prune`: releases of the front ends (docs/operations/releases.md).
import { existsSync } from 'node:fs';
import { loadEnvFile } from 'node:process';
import { MalformedIndex, StoreRefusal } from '@manette/platform/releases';
import { Refusal } from './refusal.js';
import { run } from './run.js';

/** Returns the code or name of an error of the store. Its message could contain an address or a key. */
const reasonOf = (error: unknown): string =>
  (error as NodeJS.ErrnoException).code ?? (error instanceof Error ? error.name : String(error));

try {
  if (existsSync('.env')) loadEnvFile('.env');
  console.log(await run(process.argv.slice(2), process.env));
} catch (error) {
  const isExpected = [Refusal, StoreRefusal, MalformedIndex].some((known) => error instanceof known);
  console.error(isExpected ? (error as Error).message : `RELEASES cannot be used: ${reasonOf(error)}`);
  process.exitCode = 1;
}
