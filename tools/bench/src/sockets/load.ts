import { once } from 'node:events';
import { join } from 'node:path';
import { startNode, type Child } from '../child.ts';
import { onEnd } from '../end.ts';
import type { Answer, Order } from './clients.ts';

/** Clients in a separate process. */
export class Load {
  private readonly child: Child = startNode([join(import.meta.dirname, 'clients.ts')]);

  /** Sends an order and waits until it is done. @throws Error when the process ends before */
  async ask(order: Order): Promise<Answer> {
    const { process: child } = this.child;
    const abort = new AbortController();
    const { signal } = abort;
    const ended = once(child, 'exit', { signal }).then(() => {
      throw new Error('the clients ended');
    });
    child.send(order);
    try {
      const [answer] = (await Promise.race([once(child, 'message', { signal }), ended])) as [Answer];
      return answer;
    } finally {
      ended.catch(() => undefined);
      abort.abort();
    }
  }

  readonly stop = onEnd(() => this.child.stop());
}
