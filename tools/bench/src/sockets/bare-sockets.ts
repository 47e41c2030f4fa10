import { join } from 'node:path';
import { startNode } from '../child.ts';
import { onEnd } from '../end.ts';

export interface BareSockets {
  url: string;
  pid: number;
  /** Emits an event to all clients. */
  emit(event: string, payload: unknown): void;
  stop(): Promise<void>;
}

/** Starts plain Socket.IO, in a separate process. */
export async function startBareSockets(environment: NodeJS.ProcessEnv = {}): Promise<BareSockets> {
  const program = join(import.meta.dirname, 'bare-socket-io.ts');
  const { process: child, stop } = startNode([program], { ...process.env, ...environment });
  const stopped = onEnd(stop);
  const port = await new Promise<number>((resolve) =>
    child.once('message', (message) => resolve((message as { port: number }).port)),
  );
  return {
    url: `http://127.0.0.1:${port}`,
    pid: child.pid ?? 0,
    emit: (event, payload) => void child.send({ event, payload }),
    stop: stopped,
  };
}
