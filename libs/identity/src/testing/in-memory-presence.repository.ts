import type { PresentSocket } from '../domain/presence.js';
import { PresenceRepository, type AnnouncedUser } from '../domain/presence.repository.js';
import type { InMemoryUserRepository } from './in-memory-user.repository.js';

/** Presence in memory, of one process whose lease never ends; a socket that left has no grace. */
export class InMemoryPresenceRepository extends PresenceRepository {
  private sockets: PresentSocket[] = [];
  private readonly online = new Set<string>();

  constructor(private readonly users: InMemoryUserRepository) {
    super();
  }

  async lock(userId: string): Promise<boolean> {
    return this.online.has(userId);
  }

  async setOnline(userId: string, isOnline: boolean): Promise<void> {
    if (isOnline) this.online.add(userId);
    else this.online.delete(userId);
  }

  async hasLiveSocket(userId: string): Promise<boolean> {
    return this.sockets.some((socket) => socket.userId === userId);
  }

  async findUser(userId: string): Promise<AnnouncedUser> {
    const user = this.users.all.find(({ id }) => id === userId);
    if (!user) throw new Error(`there is no user ${userId}`);
    return user;
  }

  async addSocket(socket: PresentSocket): Promise<boolean> {
    this.sockets.push(socket);
    return true;
  }

  async markLeft(socketId: string): Promise<void> {
    this.sockets = this.sockets.filter((socket) => socket.socketId !== socketId);
  }

  async markProcessLeft(): Promise<void> {
    this.sockets = [];
  }

  async removeSockets(userId: string, sessionIds: string[]): Promise<void> {
    const isEnded = (socket: PresentSocket) =>
      socket.userId === userId && sessionIds.includes(socket.sessionId);
    this.sockets = this.sockets.filter((socket) => !isEnded(socket));
  }

  async renewLeases(): Promise<void> {
    // A lease in memory does not end.
  }
}
