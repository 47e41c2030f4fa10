import { isAbsolute, relative } from 'node:path';
import { CHECKOUT } from '../checkout.ts';
import type { TestFile } from './figures.ts';

/** A stage and its duration in seconds. */
export interface StageTime {
  name: string;
  seconds: number;
}

const SLOWEST = 20;

/** Returns the path of a file relative to the checkout. A relative path is returned unchanged. */
const shortPath = (file: string) => (isAbsolute(file) ? relative(CHECKOUT, file) : file);

/** Returns the seconds of each stage and of the run in one line. Parallel stages make the run shorter than the sum. */
export function stageTimes(stages: StageTime[], total: number): string {
  const each = stages.map(({ name, seconds }) => `${name} ${seconds.toFixed(0)} s`);
  return `${each.join(', ')}; in all ${total.toFixed(0)} s`;
}

/** Returns a line for each of the 20 slowest files, slowest first. Results from Nx's cache keep the time of their run. */
export const slowestFiles = (files: TestFile[]): string[] =>
  [...files]
    .sort((one, other) => other.seconds - one.seconds)
    .slice(0, SLOWEST)
    .map(({ file, seconds }) => `${seconds.toFixed(1).padStart(6)} s  ${shortPath(file)}`);
