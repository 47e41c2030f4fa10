import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** Identifies a process by its id and start time, because a later process may have the same id. */
export interface ProcessIdentity {
  pid: number;
  started: string;
}

const ZOMBIE = 'Z';
const STATE = 0;
const START_TIME = 19;

function startedOnLinux(pid: number): string | undefined {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // The program's name is in brackets and may contain any character, so fields are counted from the last bracket.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return fields[STATE] === ZOMBIE ? undefined : fields[START_TIME];
}

function startedElsewhere(pid: number): string | undefined {
  const { stdout } = spawnSync('ps', ['-o', 'stat=', '-o', 'lstart=', '-p', String(pid)], {
    encoding: 'utf8',
  });
  const [state = '', ...started] = stdout?.trim().split(/\s+/) ?? [];
  return state === '' || state.startsWith(ZOMBIE) ? undefined : started.join(' ');
}

/** @returns the process that has this id now, or undefined when there is none */
export function processWithId(pid: number): ProcessIdentity | undefined {
  try {
    const started = process.platform === 'linux' ? startedOnLinux(pid) : startedElsewhere(pid);
    return started === undefined ? undefined : { pid, started };
  } catch (error) {
    if (['ENOENT', 'ESRCH'].includes((error as NodeJS.ErrnoException).code ?? '')) return undefined;
    throw error;
  }
}

/** Whether exactly this process still runs. */
export const isRunning = (known: ProcessIdentity): boolean =>
  processWithId(known.pid)?.started === known.started;
