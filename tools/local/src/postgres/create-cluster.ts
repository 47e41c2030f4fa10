import { spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from '../start-error.ts';
import { readOrCreatePasswords, SUPERUSER } from './access.ts';
import type { Binaries } from './binaries.ts';
import { commandOf } from './choose-runner.ts';
import type { Runner } from './runners.ts';
import type { Tuning } from './tuning.ts';

const VERSION = '18';

/** The folders of PostgreSQL below a data folder. */
export interface Folders {
  /** Belongs to the user that PostgreSQL runs as. */
  home: string;
  cluster: string;
}

/** Creates `dataDir/postgres` if it does not exist. */
export function prepareFolders(dataDir: string): Folders {
  const home = join(dataDir, 'postgres');
  mkdirSync(dataDir, { recursive: true });
  mkdirSync(home, { recursive: true, mode: 0o700 });
  return { home, cluster: join(home, 'cluster') };
}

/**
 * Creates the cluster if there is none. It has another name until it is complete, so that a killed start leaves no
 * half-finished cluster.
 * @throws StartError when initdb fails, or when the existing cluster belongs to another version
 */
export function ensureCluster(
  folders: Folders,
  dataDir: string,
  binaries: Binaries,
  runner: Runner,
  tuning: Tuning,
): void {
  if (existsSync(folders.cluster)) {
    const version = readFileSync(join(folders.cluster, 'PG_VERSION'), 'utf8').trim();
    if (version === VERSION) return;
    throw new StartError(
      `${folders.cluster} holds data of PostgreSQL ${version}, but this is PostgreSQL ${VERSION}; see docs/runbooks/upgrade-postgres.md`,
    );
  }
  const unfinished = `${folders.cluster}.unfinished`;
  const secret = join(folders.home, 'initial-password');
  rmSync(unfinished, { recursive: true, force: true });
  rmSync(secret, { force: true });
  writeFileSync(secret, readOrCreatePasswords(dataDir).superuser, { mode: 0o600 });
  if (runner.owner) chownSync(secret, runner.owner.uid, runner.owner.gid);
  const { file, args, options } = commandOf(runner, binaries.initdb, [
    ...[`--pgdata=${unfinished}`, `--username=${SUPERUSER}`, `--pwfile=${secret}`],
    ...['--auth=scram-sha-256', '--encoding=UTF8', '--locale=C.UTF-8'],
    // One SCRAM iteration is enough for throwaway data: a test opens a dozen connections, each of which checks a password.
    ...(tuning === 'test' ? ['--no-sync', '--set=scram_iterations=1'] : []),
  ]);
  const made = spawnSync(file, args, { ...options, cwd: folders.home, encoding: 'utf8', timeout: 120_000 });
  rmSync(secret, { force: true });
  if (made.status !== 0)
    throw new StartError(
      `PostgreSQL could not create its data in ${folders.home} (${lastLine(made.stderr)})`,
    );
  renameSync(unfinished, folders.cluster);
}

const lastLine = (text: string | null) => text?.trim().split('\n').at(-1) ?? 'no reason given';
