import { Batched, newId } from '@manette/platform';
import { Injectable, Logger, type BeforeApplicationShutdown } from '@nestjs/common';
import { PresenceRegistry } from '../application/presence/presence-registry.js';
import { PRESENCE_GRACE, type PresentSocket } from '../domain/presence.js';
import { DueUsers } from './due-users.js';

// A little more than the grace, so that it is over at the check.
const ANNOUNCE_AFTER = PRESENCE_GRACE + 50;
/** The most sockets or users of one transaction, and how long more may gather for it. */
const TOGETHER = { max: 500, gatherMs: 50 };

interface Change {
  socket: PresentSocket;
  hasLeft: boolean;
}

/**
 * The open sockets of this process, and their entries in the presence registry. Sockets that open or close at about the same
 * time are written by one transaction.
 */
@Injectable()
export class ProcessSockets implements BeforeApplicationShutdown {
  readonly processId = newId();
  private readonly log = new Logger(ProcessSockets.name);
  private readonly open = new Map<string, PresentSocket>();
  private readonly changes = new Batched<Change, void>((changes) => this.write(changes), TOGETHER);
  /** Sockets whose session was being changed; they keep no other waiting. */
  private readonly unsettled = new Batched<PresentSocket, void>(([socket]) => this.settle(socket), {
    max: 1,
  });
  private readonly endings = new DueUsers(ANNOUNCE_AFTER, (userIds) => {
    for (const userId of userIds) void this.announcements.add(userId);
  });
  /** After a cut the graces of thousands end one by one, too. */
  private readonly announcements = new Batched<string, void>((ids) => this.announce(ids), TOGETHER);
  /** Whether the registry may differ from the sockets that are open here. */
  private needsReconciling = false;
  private closing = false;

  constructor(private readonly registry: PresenceRegistry) {}

  entered(socket: PresentSocket): Promise<void> {
    this.open.set(socket.socketId, socket);
    return this.changes.add({ socket, hasLeft: false });
  }

  /** The sessions that have a socket open here. */
  sessionIds(): Set<string> {
    return new Set([...this.open.values()].map(({ sessionId }) => sessionId));
  }

  async left(socketId: string): Promise<void> {
    const socket = this.open.get(socketId);
    this.open.delete(socketId);
    if (!socket || this.closing) return;
    await this.changes.add({ socket, hasLeft: true });
    if (!this.closing) this.endings.add(socket.userId);
  }

  /** Renews the lease of this process, and writes its sockets again if the registry may have lost some. */
  async renewLease(): Promise<void> {
    if (await this.registry.renewLease(this.processId)) this.needsReconciling = true;
    if (!this.needsReconciling) return;
    this.needsReconciling = false;
    try {
      await this.registry.reconcile([...this.open.values()], this.processId);
    } catch (error) {
      this.needsReconciling = true;
      throw error;
    }
  }

  /** Connections are closed after this hook; one statement marks all of them as left. */
  async beforeApplicationShutdown(): Promise<void> {
    this.closing = true;
    this.endings.stop();
    await this.changes.settled();
    await this.unsettled.settled();
    await this.announcements.settled();
    await this.attempt(() => this.registry.markProcessLeft(this.processId));
  }

  /** Beginnings before ends, as both may be a socket's. */
  private async write(changes: Change[]): Promise<void[]> {
    const entered = changes.flatMap(({ socket, hasLeft }) => (hasLeft ? [] : [socket]));
    const left = changes.flatMap(({ socket, hasLeft }) => (hasLeft ? [socket.socketId] : []));
    await this.attempt(async () => {
      if (entered.length > 0) await this.register(entered);
      if (left.length > 0) await this.registry.markLeft(left);
    });
    return [];
  }

  private async register(sockets: PresentSocket[]): Promise<void> {
    const { rest, hadNoLease } = await this.registry.add(sockets, this.processId);
    if (hadNoLease) this.needsReconciling = true;
    for (const socket of rest) void this.unsettled.add(socket);
  }

  private async settle(socket: PresentSocket | undefined): Promise<void[]> {
    if (socket && this.open.has(socket.socketId))
      await this.attempt(async () => {
        await this.registry.addWhenSettled(socket, this.processId);
        // It may have closed meanwhile, when there was no entry yet to say so.
        if (!this.open.has(socket.socketId)) await this.registry.markLeft([socket.socketId]);
      });
    return [];
  }

  /** The sweep of another process announces whom one that shuts down does not. */
  private async announce(userIds: string[]): Promise<void[]> {
    if (!this.closing) await this.attempt(() => this.registry.announceChanged(userIds));
    return [];
  }

  /** The next heartbeat repairs a failed write. */
  private async attempt(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      this.needsReconciling = true;
      this.log.warn(`presence not written: ${String(error)}`);
    }
  }
}
