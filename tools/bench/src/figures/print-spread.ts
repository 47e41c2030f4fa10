import { spreadOf } from './spread.ts';

/** Repeats a measurement `times` times, one after the other, and prints the spread. @param measure returns ms */
export async function printSpread(
  what: string,
  times: number,
  measure: () => Promise<number>,
): Promise<void> {
  const taken: number[] = [];
  for (let time = 0; time < times; time += 1) taken.push(await measure());
  const { min, median, max } = spreadOf(taken);
  console.log(`${what}: ${[min, median, max].map(Math.round).join(', ')} ms (min, median, max)`);
}
