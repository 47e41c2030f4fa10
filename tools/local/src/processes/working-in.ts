import { readdirSync, readlinkSync, realpathSync } from 'node:fs';
import { basename, relative } from 'node:path';
import { processWithId, type ProcessIdentity } from './identity.ts';

/** What a process is: its program's name and the folder it works in. */
interface Activity {
  program: string;
  folder: string;
}

/** Gone, a zombie, or somebody else's. */
const UNSEEN = new Set(['ENOENT', 'ESRCH', 'EACCES', 'EPERM']);

// A program that was installed anew while it runs is shown as '/path/to/program (deleted)'.
const linkOf = (pid: number, name: 'cwd' | 'exe') =>
  readlinkSync(`/proc/${pid}/${name}`).replace(/ \(deleted\)$/, '');

function activityOf(pid: number): Activity | undefined {
  try {
    return { program: basename(linkOf(pid, 'exe')), folder: linkOf(pid, 'cwd') };
  } catch (error) {
    if (UNSEEN.has((error as NodeJS.ErrnoException).code ?? '')) return undefined;
    throw error;
  }
}

const isWithin = (folder: string, outer: string) => !relative(outer, folder).startsWith('..');

function isBusyIn(folder: string, programs: string[], pid: number): boolean {
  const activity = activityOf(pid);
  return activity !== undefined && programs.includes(activity.program) && isWithin(activity.folder, folder);
}

/**
 * Whether the process behind a number is one of these programs and works in `folder` or below. Where /proc does not
 * tell, it is taken for one.
 */
export function worksIn(folder: string, programs: string[], pid: number): boolean {
  return process.platform !== 'linux' || isBusyIn(realpathSync(folder), programs, pid);
}

/** The living processes of these programs that work in `folder` or below; none where there is no /proc. */
export function processesIn(folder: string, programs: string[]): ProcessIdentity[] {
  if (process.platform !== 'linux') return [];
  const real = realpathSync(folder);
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && isBusyIn(real, programs, Number(name)))
    .map((name) => processWithId(Number(name)))
    .filter((found) => found !== undefined);
}
