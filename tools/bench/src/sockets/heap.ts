import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '@manette/local';
import { WebSocket } from 'ws';

const PATIENCE = 30_000;

/** Reads the heap of another Node process through its inspector, which costs nothing until it is opened. */
export class Heap {
  private readonly port: number;
  private isOpen = false;

  private constructor(port: number) {
    this.port = port;
  }

  static async create(): Promise<Heap> {
    return new Heap(await freePort());
  }

  /** The variables that the process needs in its environment. */
  get environment(): NodeJS.ProcessEnv {
    return { NODE_OPTIONS: `--inspect-port=127.0.0.1:${this.port}` };
  }

  /** Returns the bytes in use after garbage collection. */
  async bytesOf(pid: number): Promise<number> {
    if (!this.isOpen) process.kill(pid, 'SIGUSR1');
    this.isOpen = true;
    const inspector = new WebSocket(await this.address());
    await once(inspector, 'open');
    let id = 0;
    const ask = async (method: string): Promise<{ usedSize?: number }> => {
      inspector.send(JSON.stringify({ id: ++id, method }));
      const [data] = (await once(inspector, 'message')) as [Buffer];
      return (JSON.parse(data.toString()) as { result: { usedSize?: number } }).result;
    };
    // The second collection frees objects that finalizers of the first one have released.
    await ask('HeapProfiler.collectGarbage');
    await ask('HeapProfiler.collectGarbage');
    const { usedSize = NaN } = await ask('Runtime.getHeapUsage');
    inspector.close();
    return usedSize;
  }

  private async address(): Promise<string> {
    const deadline = Date.now() + PATIENCE;
    for (;;) {
      const answer = await fetch(`http://127.0.0.1:${this.port}/json/list`).catch(() => undefined);
      if (answer) {
        const [target] = (await answer.json()) as { webSocketDebuggerUrl: string }[];
        if (target) return target.webSocketDebuggerUrl;
      }
      if (Date.now() > deadline) throw new Error('the process does not open its inspector');
      await pause(50);
    }
  }
}
