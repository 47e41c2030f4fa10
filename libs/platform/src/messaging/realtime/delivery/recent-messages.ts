import type { RealtimeMessage } from './realtime-message.js';

const CAPACITY = 1000;

/**
 * Remembers the last delivered messages. If a process dies between publishing a message and deleting its row, the next
 * publisher publishes it again.
 */
export class RecentMessages {
  private readonly ids = new Set<string>();

  /** Remembers a message. @returns false if it was remembered already */
  addIfNew({ id }: RealtimeMessage): boolean {
    if (this.ids.has(id)) return false;
    this.ids.add(id);
    const [oldest] = this.ids;
    if (this.ids.size > CAPACITY && oldest !== undefined) this.ids.delete(oldest);
    return true;
  }
}
