import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bench } from './end.ts';
import { BENCHMARKS } from './figures/benchmarks.ts';
import { peersTable } from './figures/peers.ts';
import { runBenchmark, type Outcome } from './figures/run-benchmark.ts';
import { tableOf } from './figures/table.ts';

// Runs all benchmarks, or the named ones, one after another, and prints the wanted and the measured figures.
// `--patience=5` multiplies the time limits by five, for a busy machine.

const RESULT = join(import.meta.dirname, '../dist');
const words = process.argv.slice(2);
const patience = Number(words.find((word) => word.startsWith('--patience='))?.split('=')[1] ?? 1);
const names = words.filter((word) => !word.startsWith('--'));

const unknown = names.filter((name) => !BENCHMARKS.some((one) => one.name === name));
if (unknown.length > 0) {
  console.error(
    `no benchmark is called ${unknown.join(', ')}; there are ${BENCHMARKS.map(({ name }) => name).join(', ')}`,
  );
  process.exit(1);
}

function summarise(outcomes: readonly Outcome[]): void {
  const failed = outcomes.filter(({ failure }) => failure !== undefined);
  const table = tableOf(outcomes.flatMap(({ figures }) => figures));
  const summary = `${table}\n\n${peersTable()}\n`;
  mkdirSync(RESULT, { recursive: true });
  writeFileSync(join(RESULT, 'figures.json'), JSON.stringify(outcomes, null, 2));
  writeFileSync(join(RESULT, 'figures.md'), summary);
  console.log(`\n${summary}`);
  console.log(outcomes.map(({ name, seconds }) => `${name} ${seconds} s`).join(', '));
  for (const { name, failure } of failed) console.error(`${name} was not measured: ${failure}`);
  if (failed.length > 0) process.exitCode = 1;
}

await bench(async () => {
  const outcomes: Outcome[] = [];
  for (const benchmark of BENCHMARKS.filter(({ name }) => names.length === 0 || names.includes(name))) {
    console.log(`\n${benchmark.name}`);
    outcomes.push(await runBenchmark(benchmark, patience));
  }
  summarise(outcomes);
});
