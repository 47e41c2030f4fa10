import { spawnSync } from 'node:child_process';
import { chownSync, lchownSync, lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from '../start-error.ts';
import type { Binaries } from './binaries.ts';
import { possibleRunners, type Owner, type Runner } from './runners.ts';

const ownerOf = (path: string): Owner => {
  const { uid, gid } = lstatSync(path);
  return { uid, gid };
};

/** Returns the command line and the options of `spawn` for a program that this runner starts. */
export function commandOf(runner: Runner, program: string, args: string[]) {
  const [file = program, ...rest] = [...runner.before, program, ...args];
  return { file, args: rest, options: runner.as ? { uid: runner.as.uid, gid: runner.as.gid } : {} };
}

/** Makes `owner` the owner of a folder and its content, unless `owner` has the folder already. */
export function giveTo(owner: Owner, folder: string): void {
  if (ownerOf(folder).uid === owner.uid) return;
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
    lchownSync(join(folder, name), owner.uid, owner.gid);
  chownSync(folder, owner.uid, owner.gid);
}

/** @returns why PostgreSQL could not run this way in `folder`, or undefined when it could */
function obstacle(runner: Runner, { initdb }: Binaries, folder: string): string | undefined {
  // `initdb --show` checks its programs, its files and its user, and changes nothing.
  const script =
    'cd "$1" && { test -w . || { echo "$1 may not be written to" >&2; exit 1; }; } && exec "$2" --pgdata="$1/none" --show';
  const { file, args, options } = commandOf(runner, '/bin/sh', ['-c', script, 'sh', folder, initdb]);
  const tried = spawnSync(file, args, {
    ...options,
    encoding: 'utf8',
    timeout: 20_000,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  if (tried.status === 0) return undefined;
  return tried.error?.message ?? (tried.stderr.trim().split('\n').at(-1) || `status ${tried.status}`);
}

/**
 * Finds a way to run PostgreSQL on `folder`, and makes the user that it needs the owner of the folder. Ways that fit the
 * current owner are tried first, so that a cluster does not change its owner at every start.
 * @throws StartError that names the failed attempts and what to do
 */
export function chooseRunner(binaries: Binaries, folder: string, only?: Runner[]): Runner {
  if (process.platform === 'win32')
    return { name: 'as this user', owner: undefined, before: [], as: undefined };
  const present = ownerOf(folder);
  const isNew = readdirSync(folder).length === 0;
  const ways = only ?? possibleRunners(isNew ? undefined : present);
  const fits = ({ owner }: Runner) => (isNew || owner === undefined || owner.uid === present.uid ? 0 : 1);
  const reasons: string[] = [];
  for (const runner of ways.toSorted((one, other) => fits(one) - fits(other))) {
    if (runner.owner) giveTo(runner.owner, folder);
    const reason = obstacle(runner, binaries, folder);
    if (reason === undefined) return runner;
    reasons.push(`${runner.name}: ${reason}`);
  }
  throw new StartError(
    `PostgreSQL cannot run in ${folder} (${reasons.join('; ') || 'there is no user postgres or nobody'}); ` +
      'start as an ordinary user, move the checkout to a folder that others may enter, or set DATABASE_URL',
  );
}
