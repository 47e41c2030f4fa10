import type { RealtimeMessage } from './realtime-message.js';

const REMEMBERED = 1000;

/**
 * Knows the messages that were told last. A process that dies between publishing a message and forgetting it leaves it
 * to its successor, who publishes it again.
 */
export class RecentMessages {
  private readonly ids = new Set<string>();

  /** Whether it was not asked about this message before. */
  isNew({ id }: RealtimeMessage): boolean {
    if (this.ids.has(id)) return false;
    this.ids.add(id);
    const [oldest] = this.ids;
    if (this.ids.size > REMEMBERED && oldest !== undefined) this.ids.delete(oldest);
    return true;
  }
}
