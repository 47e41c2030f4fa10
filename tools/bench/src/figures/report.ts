import { writeFileSync } from 'node:fs';
import type { Figure } from './figure.ts';
import { tableOf } from './table.ts';

/** Prints the figures of one benchmark, and passes them to the summary if the summary has started it. */
export function report(figures: readonly Figure[]): void {
  console.log(tableOf(figures));
  const file = process.env.FIGURES_FILE;
  if (file) writeFileSync(file, JSON.stringify(figures));
}
