import type { RealtimeMessage } from './realtime-message.js';

const REMEMBERED = 1000;

/**
 * Knows the messages that were told last. A process that dies between publishing a message and forgetting it leaves it
 * to its successor, who publishes it again.
 */
export class RecentMessages {
  private readonly keys = new Set<string>();

  /** Whether it was not asked about this message before. */
  isNew({ transaction, id }: RealtimeMessage): boolean {
    const key = `${transaction}:${id}`;
    if (this.keys.has(key)) return false;
    this.keys.add(key);
    const [oldest] = this.keys;
    if (this.keys.size > REMEMBERED && oldest !== undefined) this.keys.delete(oldest);
    return true;
  }
}
