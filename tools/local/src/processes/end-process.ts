import { setTimeout as pause } from 'node:timers/promises';
import { isRunning, type ProcessIdentity } from './identity.ts';

export interface Ending {
  signal: NodeJS.Signals;
  /** How long to wait for the process before going on to the next signal. */
  milliseconds: number;
}

function signalTo(known: ProcessIdentity, signal: NodeJS.Signals): void {
  try {
    process.kill(known.pid, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

/** Sends one signal after the other until the process is gone; a process that is gone already is left alone. */
export async function endProcess(known: ProcessIdentity, endings: Ending[]): Promise<void> {
  for (const { signal, milliseconds } of endings) {
    if (!isRunning(known)) return;
    signalTo(known, signal);
    const deadline = Date.now() + milliseconds;
    while (isRunning(known) && Date.now() < deadline) await pause(20);
  }
}

/** How a Node process of ours is ended: asked first, then made to. */
export const POLITELY: Ending[] = [
  { signal: 'SIGTERM', milliseconds: 10_000 },
  { signal: 'SIGKILL', milliseconds: 2_000 },
];
