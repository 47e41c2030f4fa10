import type { Figure } from './figure.ts';
import { ratioOf, spreadOf } from './spread.ts';

/** The default number of rounds. */
export const ROUNDS = 5;

/** Measures every contestant once per round, in turns, so that other work of the machine affects all of them. */
export async function inTurns<Name extends string, Result>(
  contestants: Record<Name, () => Promise<Result>>,
  rounds: number = ROUNDS,
): Promise<Record<Name, Result[]>> {
  const names = Object.keys(contestants) as Name[];
  const results = Object.fromEntries(names.map((name) => [name, []])) as unknown as Record<Name, Result[]>;
  for (let round = 0; round < rounds; round += 1)
    for (const name of names) results[name].push(await contestants[name]());
  return results;
}

export interface Comparison {
  work: string;
  quantity: string;
  /** One value for each round. */
  ours: number[];
  against: { name: string; values: number[] };
  wanted?: Figure['wanted'];
  note?: string;
}

/** Returns a figure with a comparison, whose limit applies to the ratio. */
export const compared = ({ ours, against, ...line }: Comparison): Figure => ({
  ...line,
  ours: spreadOf(ours),
  against: { name: against.name, spread: spreadOf(against.values) },
  ratio: ratioOf(ours, against.values),
});
