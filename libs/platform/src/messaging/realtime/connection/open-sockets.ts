import { Inject, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { APP_CONFIG, type AppConfig } from '../../../core/config/app-config.js';
import { addressKey } from '../../../core/network/caller-address.js';
import { newId } from '../../../core/ids/new-id.js';
import { GracefulShutdown } from '../../../core/lifecycle/graceful-shutdown.js';
import { OpenSocketsTable, type Owners } from './open-sockets.table.js';

const RENEW_EVERY_MS = 5_000;
const MOST = 2 ** 31 - 1;

/**
 * How many sockets sessions and addresses have open, over all processes: counted in PostgreSQL, under a lease of the
 * process, so that what a killed one had open is free again within 15 seconds [TRU-114].
 */
@Injectable()
export class OpenSockets implements OnApplicationBootstrap {
  private readonly logger = new Logger(OpenSockets.name);
  private readonly processId = newId();
  private readonly open = new Map<string, Owners>();
  private readonly entering = new Set<string>();
  private readonly limits: number[];
  /** Whether the table may differ from what is open here. */
  private isDoubtful = false;
  private isClosing = false;
  private timer?: NodeJS.Timeout;

  constructor(
    private readonly table: OpenSocketsTable,
    private readonly shutdown: GracefulShutdown,
    @Inject(APP_CONFIG) { limits }: AppConfig,
  ) {
    const { socketsPerSession, socketsPerAddress, factor } = limits;
    this.limits = [socketsPerSession, socketsPerAddress].map((limit) =>
      Math.min(MOST, Math.max(1, Math.floor(limit * factor))),
    );
  }

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => void this.round(), RENEW_EVERY_MS).unref();
    this.shutdown.register('sockets', () => this.close());
  }

  /** Counts a socket. @returns false, having counted nothing, when its session or address has too many open */
  async enter(id: string, sessionId: string, address: string): Promise<boolean> {
    const owners: Owners = [`session:${sessionId}`, `address:${addressKey(address)}`];
    const enter = () => this.table.enter({ id, owners }, this.processId, this.limits);
    this.entering.add(id);
    try {
      const entered = (await enter()) || ((await this.table.forgetLapsed()) && (await enter()));
      if (entered) this.open.set(id, owners);
      return entered;
    } catch (error) {
      this.isDoubtful = true;
      throw error;
    } finally {
      this.entering.delete(id);
    }
  }

  /** Gives the place of a socket to the next. */
  async leave(id: string): Promise<void> {
    if (!this.open.delete(id) || this.isClosing) return;
    try {
      await this.table.forget([id]);
    } catch (error) {
      this.isDoubtful = true;
      this.logger.warn(`a closed socket still counts, the next round tries again: ${String(error)}`);
    }
  }

  /** Renews the lease and forgets the dead. A round that fails is logged; the next one does it all again. */
  async round(): Promise<void> {
    try {
      if (!(await this.table.renew(this.processId))) this.isDoubtful = true;
      if (this.isDoubtful) await this.putRight();
      await this.table.forgetLapsed();
    } catch (error) {
      this.logger.warn(`open sockets could not be renewed: ${String(error)}`);
    }
  }

  /** Writes what is open here and not in the table, and forgets what is in the table and not open here. */
  private async putRight(): Promise<void> {
    this.isDoubtful = false;
    try {
      const known = new Set(await this.table.idsOf(this.processId));
      await this.table.forget([...known].filter((id) => !this.open.has(id) && !this.entering.has(id)));
      for (const [id, owners] of this.open) {
        if (known.has(id)) continue;
        await this.table.enter({ id, owners }, this.processId, [MOST, MOST]);
        if (!this.open.has(id)) await this.table.forget([id]);
      }
    } catch (error) {
      this.isDoubtful = true;
      throw error;
    }
  }

  private async close(): Promise<void> {
    this.isClosing = true;
    clearInterval(this.timer);
    await this.table.forget(await this.table.idsOf(this.processId));
  }
}
