import { Clock, UnitOfWork } from '@manette/platform';
import { Injectable } from '@nestjs/common';
import { PRESENCE_LEASE, type PresentSocket } from '../../domain/presence.js';
import { PresenceRepository } from '../../domain/presence.repository.js';
import { AnnouncePresence } from './announce-presence.js';

/** Registers the open sockets of all processes. */
@Injectable()
export class PresenceRegistry {
  constructor(
    private readonly presence: PresenceRepository,
    private readonly announce: AnnouncePresence,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /**
   * Registers sockets and announces their users, all in one transaction.
   * @returns `rest`: the sockets that were not registered, as their sessions have ended or are being changed; `hadNoLease`:
   * whether the process had no lease, so that its earlier sockets may have been removed
   */
  add(sockets: PresentSocket[], processId: string): Promise<{ rest: PresentSocket[]; hadNoLease: boolean }> {
    return this.unitOfWork.run(async () => {
      const hadNoLease = await this.presence.beginLease(processId, this.leaseEnd());
      const added = new Set(await this.presence.addSockets(sockets, processId));
      await this.announce.ifChanged([...added].map(({ userId }) => userId));
      return { rest: sockets.filter((socket) => !added.has(socket)), hadNoLease };
    });
  }

  /**
   * Registers a socket and announces its user; waits while its session is being changed, and ignores a socket of an ended
   * session.
   */
  addWhenSettled(socket: PresentSocket, processId: string): Promise<void> {
    return this.unitOfWork.run(async () => {
      if (await this.presence.addSocket(socket, processId)) await this.announce.ifChanged([socket.userId]);
    });
  }

  /** Starts the grace during which the users stay online. The caller announces the change after the grace. */
  markLeft(socketIds: string[]): Promise<void> {
    return this.unitOfWork.run(() => this.presence.markLeft(socketIds, this.clock.now()));
  }

  /** Starts the grace for all sockets of a process that shuts down. */
  markProcessLeft(processId: string): Promise<void> {
    return this.unitOfWork.run(() => this.presence.markOthersLeft(processId, [], this.clock.now()));
  }

  /** Removes the sockets of ended sessions and announces the user, without a grace, inside the caller's unit of work. */
  async removeSessions(userId: string, sessionIds: string[]): Promise<void> {
    await this.presence.removeSockets(userId, sessionIds);
    await this.announce.ifChanged([userId]);
  }

  /** Announces users whose grace is over. */
  announceChanged(userIds: string[]): Promise<void> {
    return this.unitOfWork.run(() => this.announce.ifChanged(userIds));
  }

  /** Renews the lease of a process. @returns whether the lease was gone, so that the process's sockets may have been removed */
  renewLease(processId: string): Promise<boolean> {
    return this.unitOfWork.run(() => this.presence.renewLease(processId, this.leaseEnd()));
  }

  /** Replaces the registered sockets of a process by those that are open in it. The sweep announces the changes. */
  async reconcile(open: PresentSocket[], processId: string): Promise<void> {
    await this.unitOfWork.run(async () => {
      await this.presence.restoreSockets(open, processId);
      const ids = open.map(({ socketId }) => socketId);
      await this.presence.markOthersLeft(processId, ids, this.clock.now());
    });
  }

  private leaseEnd(): Date {
    return new Date(this.clock.now().getTime() + PRESENCE_LEASE);
  }
}
