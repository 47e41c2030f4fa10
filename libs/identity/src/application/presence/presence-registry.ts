import { Clock } from '@manette/platform';
import { Injectable } from '@nestjs/common';
import { PRESENCE_LEASE, type PresentSocket } from '../../domain/presence.js';
import { PresenceRepository } from '../../domain/presence.repository.js';
import { AnnouncePresence } from './announce-presence.js';

/** Registers the open sockets of all processes. Every method runs inside the caller's unit of work. */
@Injectable()
export class PresenceRegistry {
  constructor(
    private readonly presence: PresenceRepository,
    private readonly announce: AnnouncePresence,
    private readonly clock: Clock,
  ) {}

  /** Registers a socket and announces its user; a socket of an ended session is ignored. */
  async add(socket: PresentSocket, processId: string): Promise<void> {
    if (await this.presence.addSocket(socket, processId, this.leaseEnd()))
      await this.announce.ifChanged(socket.userId);
  }

  /** Starts the grace in which the user stays online. The caller announces the change after it. */
  async markLeft(socketId: string): Promise<void> {
    await this.presence.markLeft(socketId, this.clock.now());
  }

  /** Does the same for all sockets of a process that shuts down. */
  async markProcessLeft(processId: string): Promise<void> {
    await this.presence.markProcessLeft(processId, this.clock.now());
  }

  /** Removes the sockets of ended sessions and announces the user, without a grace. */
  async removeSessions(userId: string, sessionIds: string[]): Promise<void> {
    await this.presence.removeSockets(userId, sessionIds);
    await this.announce.ifChanged(userId);
  }

  /** Renews the lease of a process; sockets whose lease ran out while the process was blocked are added again. */
  async renewLeases(sockets: PresentSocket[], processId: string): Promise<void> {
    await this.presence.renewLeases(sockets, processId, this.leaseEnd());
  }

  private leaseEnd(): Date {
    return new Date(this.clock.now().getTime() + PRESENCE_LEASE);
  }
}
