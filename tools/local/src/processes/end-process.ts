import { setTimeout as pause } from 'node:timers/promises';
import { isRunning, type ProcessIdentity } from './identity.ts';

export interface Ending {
  signal: NodeJS.Signals;
  /** How long to wait for the process before the next signal. */
  milliseconds: number;
}

function signalTo(known: ProcessIdentity, signal: NodeJS.Signals): void {
  try {
    process.kill(known.pid, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

/** Sends one signal after the other until the process has ended. Does nothing when it has ended already. */
export async function endProcess(known: ProcessIdentity, endings: Ending[]): Promise<void> {
  for (const { signal, milliseconds } of endings) {
    if (!isRunning(known)) return;
    signalTo(known, signal);
    const deadline = Date.now() + milliseconds;
    while (isRunning(known) && Date.now() < deadline) await pause(20);
  }
}

/** The signals for Node processes of the product: SIGTERM, and SIGKILL after 10 s. */
export const TERM_THEN_KILL: Ending[] = [
  { signal: 'SIGTERM', milliseconds: 10_000 },
  { signal: 'SIGKILL', milliseconds: 2_000 },
];
