import type { PresentSocket } from '../domain/presence.js';
import { PresenceRepository, type AnnouncedUser } from '../domain/presence.repository.js';
import type { InMemoryUserRepository } from './in-memory-user.repository.js';

/** Presence in memory, for one process whose lease never ends. A socket that has left has no grace. */
export class InMemoryPresenceRepository extends PresenceRepository {
  private sockets: PresentSocket[] = [];
  private readonly online = new Set<string>();

  constructor(private readonly users: InMemoryUserRepository) {
    super();
  }

  async lock(userIds: string[]): Promise<Set<string>> {
    return new Set(userIds.filter((id) => this.online.has(id)));
  }

  async setOnline(userIds: string[], isOnline: boolean): Promise<void> {
    for (const id of userIds) {
      if (isOnline) this.online.add(id);
      else this.online.delete(id);
    }
  }

  async withLiveSocket(userIds: string[]): Promise<Set<string>> {
    const live = this.sockets.map(({ userId }) => userId);
    return new Set(userIds.filter((id) => live.includes(id)));
  }

  async findUsers(userIds: string[]): Promise<AnnouncedUser[]> {
    return this.users.all.filter(({ id }) => userIds.includes(id));
  }

  async addSockets(sockets: PresentSocket[]): Promise<PresentSocket[]> {
    this.sockets.push(...sockets);
    return sockets;
  }

  async addSocket(socket: PresentSocket): Promise<boolean> {
    this.sockets.push(socket);
    return true;
  }

  async restoreSockets(_sockets: PresentSocket[]): Promise<void> {
    // No socket is ever lost.
  }

  async markLeft(socketIds: string[]): Promise<void> {
    this.sockets = this.sockets.filter(({ socketId }) => !socketIds.includes(socketId));
  }

  async markOthersLeft(_processId: string, open: string[]): Promise<void> {
    this.sockets = this.sockets.filter(({ socketId }) => open.includes(socketId));
  }

  async removeSockets(userId: string, sessionIds: string[]): Promise<void> {
    const isEnded = (socket: PresentSocket) =>
      socket.userId === userId && sessionIds.includes(socket.sessionId);
    this.sockets = this.sockets.filter((socket) => !isEnded(socket));
  }

  async beginLease(): Promise<boolean> {
    return false;
  }

  async renewLease(): Promise<boolean> {
    return false;
  }
}
