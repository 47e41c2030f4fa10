import { isAbsolute, relative } from 'node:path';
import { CHECKOUT } from '../checkout.ts';
import type { TestFile } from './figures.ts';

/** A stage and the seconds that it took. */
export interface StageTime {
  name: string;
  seconds: number;
}

const SLOWEST = 20;

/** The path of a file below the checkout; a path that is relative already is left as it is. */
const shortPath = (file: string) => (isAbsolute(file) ? relative(CHECKOUT, file) : file);

/** The seconds of each stage, and of all, in one line. All take less than their sum when some ran beside each other. */
export function stageTimes(stages: StageTime[], total: number): string {
  const each = stages.map(({ name, seconds }) => `${name} ${seconds.toFixed(0)} s`);
  return `${each.join(', ')}; in all ${total.toFixed(0)} s`;
}

/** The 20 slowest files, slowest first, one in a line. Results from Nx's cache have the time of the run that made them. */
export const slowestFiles = (files: TestFile[]): string[] =>
  [...files]
    .sort((one, other) => other.seconds - one.seconds)
    .slice(0, SLOWEST)
    .map(({ file, seconds }) => `${seconds.toFixed(1).padStart(6)} s  ${shortPath(file)}`);
