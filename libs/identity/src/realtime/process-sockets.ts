import { Batched, newId } from '@manette/platform';
import { Injectable, Logger, type BeforeApplicationShutdown } from '@nestjs/common';
import { PresenceRegistry } from '../application/presence/presence-registry.js';
import { PRESENCE_GRACE, type PresentSocket } from '../domain/presence.js';
import { DueUsers } from './due-users.js';

// A little longer than the grace, so that it has ended when the users are checked.
const ANNOUNCE_AFTER = PRESENCE_GRACE + 50;
/** The maximum number of sockets or users in one transaction, and how long it waits for more. */
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
  /** Sockets whose session is being changed. They are written one by one, so that none delays the others. */
  private readonly unsettled = new Batched<PresentSocket, void>(([socket]) => this.settle(socket), {
    max: 1,
  });
  private readonly endings = new DueUsers(ANNOUNCE_AFTER, (userIds) => {
    for (const userId of userIds) void this.announcements.add(userId);
  });
  /** Batches the announcements, as the graces of thousands of users end one by one after a network failure. */
  private readonly announcements = new Batched<string, void>((ids) => this.announce(ids), TOGETHER);
  /** Whether the registry may differ from the sockets that are open in this process. */
  private needsReconciling = false;
  private closing = false;

  constructor(private readonly registry: PresenceRegistry) {}

  entered(socket: PresentSocket): Promise<void> {
    this.open.set(socket.socketId, socket);
    return this.changes.add({ socket, hasLeft: false });
  }

  /** Returns the sessions that have a socket open in this process. */
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

  /** Marks all sockets as left with one statement. The connections are closed after this hook. */
  async beforeApplicationShutdown(): Promise<void> {
    this.closing = true;
    this.endings.stop();
    await this.changes.settled();
    await this.unsettled.settled();
    await this.announcements.settled();
    await this.attempt(() => this.registry.markProcessLeft(this.processId));
  }

  /** Writes opened sockets before closed ones, as both changes may concern the same socket. */
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
        // The socket may have closed in the meantime, before it had an entry that could be marked as left.
        if (!this.open.has(socket.socketId)) await this.registry.markLeft([socket.socketId]);
      });
    return [];
  }

  /** Announces users, unless this process shuts down: the sweep of another process announces them then. */
  private async announce(userIds: string[]): Promise<void[]> {
    if (!this.closing) await this.attempt(() => this.registry.announceChanged(userIds));
    return [];
  }

  /** Logs a failed write. The next heartbeat repairs it. */
  private async attempt(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      this.needsReconciling = true;
      this.log.warn(`presence could not be stored: ${String(error)}`);
    }
  }
}
