import { parseArgs } from 'node:util';
import { CommandFailure } from './failure.ts';

/**
 * Reads the options of a command. Each option has a value.
 * @param names the options that the command knows, without their dashes
 * @throws CommandFailure when an unknown option or an argument that is not an option is given
 */
export function readOptions<Name extends string>(
  names: readonly Name[],
  typed = process.argv.slice(2),
): Partial<Record<Name, string>> {
  const options = Object.fromEntries(names.map((name) => [name, { type: 'string' as const }]));
  try {
    return parseArgs({ args: typed, options, allowPositionals: false }).values as Partial<
      Record<Name, string>
    >;
  } catch (error) {
    throw new CommandFailure((error as Error).message);
  }
}

/** @returns the value of a required option. @throws CommandFailure when it is missing or empty */
export function required(value: string | undefined, usage: string): string {
  if (value === undefined || value === '') throw new CommandFailure(`${usage} is required`);
  return value;
}
