import { Inject, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { APP_CONFIG, type AppConfig } from '../../../core/config/app-config.js';
import { Batched } from '../../../core/concurrency/batched.js';
import { addressKey } from '../../../core/network/caller-address.js';
import { newId } from '../../../core/ids/new-id.js';
import { GracefulShutdown } from '../../../core/lifecycle/graceful-shutdown.js';
import { OpenSocketsTable, type OpenSocket, type Owners } from './open-sockets.table.js';

const RENEW_EVERY_MS = 5_000;
const NO_LIMIT = 2 ** 31 - 1;
/** The highest number of sockets in one statement. */
const BATCH = 500;
/** How sockets that open or close at about the same time share one statement. */
const TOGETHER = { max: BATCH, gatherMs: 25 };

/**
 * Limits the open sockets of each session and address over all processes. The sockets are counted in PostgreSQL under a lease
 * of the process, so that the sockets of a killed process stop counting within 15 seconds [TRU-114] (ADR 17).
 */
@Injectable()
export class OpenSockets implements OnApplicationBootstrap {
  private readonly logger = new Logger(OpenSockets.name);
  private readonly processId = newId();
  private readonly open = new Map<string, Owners>();
  private readonly entering = new Set<string>();
  private readonly arrivals = new Batched<OpenSocket, boolean>((sockets) => this.enterAll(sockets), TOGETHER);
  private readonly departures = new Batched<string, void>((ids) => this.removeAll(ids), TOGETHER);
  private readonly limits: number[];
  /** Whether the table may differ from the open sockets of this process. */
  private needsReconciling = false;
  private isClosing = false;
  private timer?: NodeJS.Timeout;

  constructor(
    private readonly table: OpenSocketsTable,
    private readonly shutdown: GracefulShutdown,
    @Inject(APP_CONFIG) { limits }: AppConfig,
  ) {
    const { socketsPerSession, socketsPerAddress, factor } = limits;
    this.limits = [socketsPerSession, socketsPerAddress].map((limit) =>
      Math.min(NO_LIMIT, Math.max(1, Math.floor(limit * factor))),
    );
  }

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => void this.heartbeat(), RENEW_EVERY_MS).unref();
    this.shutdown.register(
      'sockets',
      () => this.close(),
      () => ['the sockets of this process in the database'],
    );
  }

  /** Counts a socket. @returns false, without counting it, when its session or address has too many open sockets */
  async enter(id: string, sessionId: string, address: string): Promise<boolean> {
    const owners: Owners = [`session:${sessionId}`, `address:${addressKey(address)}`];
    this.entering.add(id);
    try {
      const entered = await this.arrivals.add({ id, owners });
      if (entered) this.open.set(id, owners);
      return entered;
    } catch (error) {
      this.needsReconciling = true;
      throw error;
    } finally {
      this.entering.delete(id);
    }
  }

  /** Stops counting a socket. */
  async leave(id: string): Promise<void> {
    if (!this.open.delete(id) || this.isClosing) return;
    try {
      await this.departures.add(id);
    } catch (error) {
      this.needsReconciling = true;
      this.logger.warn(`a closed socket still counts, the next round tries again: ${String(error)}`);
    }
  }

  /** Renews the lease and removes expired processes. A failure is logged; the next heartbeat repeats all steps. */
  async heartbeat(): Promise<void> {
    try {
      if (!(await this.table.renew(this.processId))) this.needsReconciling = true;
      if (this.needsReconciling) await this.reconcile();
      await this.table.removeLapsed();
    } catch (error) {
      this.logger.warn(`open sockets could not be renewed: ${String(error)}`);
    }
  }

  /** Counts sockets in their order. Refused sockets are tried again if sockets of killed processes could be removed. */
  private async enterAll(sockets: OpenSocket[]): Promise<boolean[]> {
    const entered = await this.table.enter(sockets, this.processId, this.limits);
    const refused = sockets.filter(({ id }) => !entered.has(id));
    if (refused.length > 0 && (await this.table.removeLapsed()))
      for (const id of await this.table.enter(refused, this.processId, this.limits)) entered.add(id);
    return sockets.map(({ id }) => entered.has(id));
  }

  private async removeAll(ids: string[]): Promise<void[]> {
    await this.table.remove(ids);
    return [];
  }

  /** Makes the table match the open sockets of this process. */
  private async reconcile(): Promise<void> {
    this.needsReconciling = false;
    try {
      const known = new Set(await this.table.idsOf(this.processId));
      await this.table.remove([...known].filter((id) => !this.open.has(id) && !this.entering.has(id)));
      const missing = [...this.open].flatMap(([id, owners]) => (known.has(id) ? [] : [{ id, owners }]));
      for (let from = 0; from < missing.length; from += BATCH) {
        const batch = missing.slice(from, from + BATCH).filter(({ id }) => this.open.has(id));
        await this.table.enter(batch, this.processId, [NO_LIMIT, NO_LIMIT]);
        await this.table.remove(batch.flatMap(({ id }) => (this.open.has(id) ? [] : [id])));
      }
    } catch (error) {
      this.needsReconciling = true;
      throw error;
    }
  }

  private async close(): Promise<void> {
    this.isClosing = true;
    clearInterval(this.timer);
    await this.table.remove(await this.table.idsOf(this.processId));
  }
}
