import { setTimeout as pause } from 'node:timers/promises';
import type { EmbeddedPostgres } from './start-postgres.ts';

const WATCH = 500;

interface Watching {
  isEnding: () => boolean;
  say: (line: string) => void;
}

/** Restarts the embedded server whenever it ends unexpectedly. The API answers 503 meanwhile. */
export async function keepRunning(server: EmbeddedPostgres, { isEnding, say }: Watching): Promise<void> {
  while (!isEnding()) {
    await pause(WATCH, undefined, { ref: false });
    if (isEnding() || server.running()) continue;
    say('PostgreSQL has ended by itself; starting it again');
    await server.restart().catch((error: Error) => say(error.message));
  }
}
