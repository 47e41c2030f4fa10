import { readdirSync, readlinkSync, realpathSync } from 'node:fs';
import { basename, relative } from 'node:path';
import { processWithId, type ProcessIdentity } from './identity.ts';

/** The program name and the working directory of a process. */
interface Activity {
  program: string;
  folder: string;
}

/** Errors for a process that has ended, is a zombie, or belongs to another user. */
const UNSEEN = new Set(['ENOENT', 'ESRCH', 'EACCES', 'EPERM']);

// A program that was reinstalled while it runs is shown as '/path/to/program (deleted)'.
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
 * Whether the process with this id runs one of these programs and has `folder` or a folder below as working directory.
 * Returns true on systems without /proc.
 */
export function worksIn(folder: string, programs: string[], pid: number): boolean {
  return process.platform !== 'linux' || isBusyIn(realpathSync(folder), programs, pid);
}

/** Returns the running processes of these programs that work in `folder` or below; none on systems without /proc. */
export function processesIn(folder: string, programs: string[]): ProcessIdentity[] {
  if (process.platform !== 'linux') return [];
  const real = realpathSync(folder);
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && isBusyIn(real, programs, Number(name)))
    .map((name) => processWithId(Number(name)))
    .filter((found) => found !== undefined);
}
