import { runBackup, runRestore } from '@manette/platform';
import { contextPersistences } from '../../../src/contexts.js';

/** The output and the exit code of a command. */
export interface Said {
  code: number;
  out: string[];
  err: string[];
}

type Name = 'backup' | 'restore';
type Environment = Record<string, string>;

const RUN = { backup: runBackup, restore: runRestore };

/** Runs a command as `npm run backup` does, in this process. */
export async function run(name: Name, typed: string[], environment: Environment): Promise<Said> {
  const said: Said = { code: 0, out: [], err: [] };
  const out = jest.spyOn(console, 'log').mockImplementation((line: string) => void said.out.push(line));
  const err = jest.spyOn(console, 'error').mockImplementation((line: string) => void said.err.push(line));
  try {
    said.code = await RUN[name]({ typed, environment, contexts: contextPersistences, version: '0.1.0' });
    return said;
  } finally {
    out.mockRestore();
    err.mockRestore();
  }
}

/** Runs a command that must succeed. @returns its last line */
export async function done(name: Name, typed: string[], environment: Environment): Promise<string> {
  const { code, out, err } = await run(name, typed, environment);
  if (code !== 0) throw new Error(err.join('\n'));
  return out.at(-1) ?? '';
}

/** Runs a command that must be refused. @returns its reasons */
export async function refused(name: Name, typed: string[], environment: Environment): Promise<string[]> {
  const { code, out, err } = await run(name, typed, environment);
  if (code !== 1) throw new Error(`it was not refused: ${out.join('\n')}`);
  return err;
}

/** Returns the name of the backup in the last line of a command's output. */
export const nameIn = (line: string): string => /\d{8}T\d{6}Z/.exec(line)?.[0] ?? '';
