import { readdirSync, readFileSync } from 'node:fs';

const TICKS_A_SECOND = 100;
const KIB_A_MIB = 1024;
/** Indexes of the fields after the program's name in /proc/PID/stat. */
const [PARENT, USER, SYSTEM, ENDED_USER, ENDED_SYSTEM, STARTED] = [1, 11, 12, 13, 14, 19];

/** Returns the fields of /proc/PID/stat, or undefined when the process has ended. */
function fieldsOf(pid: number): number[] | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The program's name is in brackets and may contain any character.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return fields.map(Number);
  } catch (error) {
    if (['ENOENT', 'ESRCH'].includes((error as NodeJS.ErrnoException).code ?? '')) return undefined;
    throw error;
  }
}

/** Returns the given processes and all running processes that they have started, directly or indirectly. */
export function processTree(roots: readonly number[]): number[] {
  const children = new Map<number, number[]>();
  for (const name of readdirSync('/proc').filter((entry) => /^\d+$/.test(entry))) {
    const parent = fieldsOf(Number(name))?.[PARENT];
    if (parent !== undefined) children.set(parent, [...(children.get(parent) ?? []), Number(name)]);
  }
  const found = [...roots];
  for (const pid of found) found.push(...(children.get(pid) ?? []));
  return [...new Set(found)];
}

/**
 * Returns the CPU time in milliseconds that the processes and all that they have started have used so far, including processes
 * that have ended. Other processes of the machine do not count.
 */
export const cpuOfTrees = (roots: readonly number[]): number =>
  processTree(roots)
    .map((pid) => fieldsOf(pid) ?? [])
    .flatMap((fields) => [USER, SYSTEM, ENDED_USER, ENDED_SYSTEM].map((field) => fields[field] ?? 0))
    .reduce((sum, ticks) => sum + (ticks * 1000) / TICKS_A_SECOND, 0);

/** Returns the program and arguments of a process, separated by spaces. */
export const commandOf = (pid: number): string =>
  readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');

/** Returns how long a process has run, in milliseconds with a precision of 10. @throws Error when it has ended */
export function ageOf(pid: number): number {
  const started = fieldsOf(pid)?.[STARTED];
  if (started === undefined) throw new Error(`process ${pid} has ended`);
  const [uptime = ''] = readFileSync('/proc/uptime', 'utf8').split(' ');
  return Number(uptime) * 1000 - (started * 1000) / TICKS_A_SECOND;
}

/** Returns the resident memory of a process, in MiB. */
export function memoryOf(pid: number): number {
  const [, kib] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kib) / KIB_A_MIB;
}
