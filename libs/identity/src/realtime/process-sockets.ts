import { UnitOfWork, newId } from '@manette/platform';
import { Injectable, Logger, type BeforeApplicationShutdown } from '@nestjs/common';
import { AnnouncePresence } from '../application/presence/announce-presence.js';
import { PresenceRegistry } from '../application/presence/presence-registry.js';
import { PRESENCE_GRACE, type PresentSocket } from '../domain/presence.js';

// A little more than the grace, so that it is over at the check.
const ANNOUNCE_AFTER = PRESENCE_GRACE + 50;

/** The open sockets of this process, and their entries in the presence registry. */
@Injectable()
export class ProcessSockets implements BeforeApplicationShutdown {
  readonly processId = newId();
  private readonly log = new Logger(ProcessSockets.name);
  private readonly open = new Map<string, PresentSocket>();
  private readonly timers = new Set<NodeJS.Timeout>();
  /** The last write of each socket, so that its end is never written before its beginning. */
  private readonly pending = new Map<string, Promise<void>>();
  private closing = false;

  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly registry: PresenceRegistry,
    private readonly announce: AnnouncePresence,
  ) {}

  list(): PresentSocket[] {
    return [...this.open.values()];
  }

  entered(socket: PresentSocket): Promise<void> {
    this.open.set(socket.socketId, socket);
    return this.write(socket.socketId, () => this.registry.add(socket, this.processId));
  }

  async left(socketId: string): Promise<void> {
    const socket = this.open.get(socketId);
    this.open.delete(socketId);
    if (!socket || this.closing) return;
    await this.write(socketId, () => this.registry.markLeft(socketId));
    this.announceAfterGrace(socket.userId);
  }

  /** Connections are closed after this hook; one statement marks all of them as left. */
  async beforeApplicationShutdown(): Promise<void> {
    this.closing = true;
    for (const timer of this.timers) clearTimeout(timer);
    await Promise.all(this.pending.values());
    await this.write('', () => this.registry.markProcessLeft(this.processId));
  }

  private announceAfterGrace(userId: string): void {
    if (this.closing) return;
    const timer = setTimeout(() => {
      this.timers.delete(timer);
      void this.write('', () => this.announce.ifChanged(userId));
    }, ANNOUNCE_AFTER);
    this.timers.add(timer.unref());
  }

  /** Writes in order for each socket. The next heartbeat repairs a failed write. */
  private write(socketId: string, work: () => Promise<void>): Promise<void> {
    const before = this.pending.get(socketId) ?? Promise.resolve();
    const written = before
      .then(() => this.unitOfWork.run(work))
      .catch((error: unknown) => this.log.warn(`presence not written: ${String(error)}`))
      .finally(() => {
        if (this.pending.get(socketId) === written) this.pending.delete(socketId);
      });
    this.pending.set(socketId, written);
    return written;
  }
}
