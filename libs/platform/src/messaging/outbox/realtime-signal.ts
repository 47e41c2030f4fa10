import type { EntityManager } from '@mikro-orm/postgresql';
import { Logger } from '@nestjs/common';

/** The NOTIFY channel that wakes the readers of realtime messages. */
export const REALTIME_CHANNEL = 'manette_realtime';

/**
 * Wakes the readers of realtime messages in all processes after a commit. NOTIFY inside a transaction would make all commits
 * wait for each other's fsync. Here the commits that end while one signal is being sent share the next signal. If a process
 * dies before it sends a signal, nothing is lost, as the readers also poll every second.
 */
export class RealtimeSignal {
  private readonly logger = new Logger(RealtimeSignal.name);
  private sending = false;
  private again = false;

  send(em: EntityManager): void {
    this.again = true;
    if (!this.sending) void this.sendAll(em);
  }

  private async sendAll(em: EntityManager): Promise<void> {
    this.sending = true;
    while (this.again) {
      this.again = false;
      await this.notify(em).catch((error: unknown) =>
        this.logger.debug(`the readers were not woken: ${(error as Error).message}`),
      );
    }
    this.sending = false;
  }

  private async notify(em: EntityManager): Promise<void> {
    const pool = await em.getDriver().getConnection().getNativeClient();
    await pool.query(`notify ${REALTIME_CHANNEL}`);
  }
}
