import { Clock, Outbox } from '@manette/platform';
import { Injectable } from '@nestjs/common';
import { PresenceRepository, type AnnouncedUser } from '../../domain/presence.repository.js';

/** Announces a user's presence to everybody where it differs from what was last announced. */
@Injectable()
export class AnnouncePresence {
  constructor(
    private readonly presence: PresenceRepository,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /**
   * Compares the user's sockets with the last announcement, inside the caller's unit of work. The lock on the presence lets
   * each change be announced once [ID-081, ID-082].
   */
  async ifChanged(userId: string): Promise<void> {
    const wasOnline = await this.presence.lock(userId);
    const now = this.clock.now();
    const isOnline = await this.presence.hasLiveSocket(userId, now);
    if (isOnline === wasOnline) return;
    await this.presence.setOnline(userId, isOnline, now);
    this.emit(await this.presence.findUser(userId), isOnline, now);
  }

  /** Moves an online user from the list of clients to that of administrators, inside the caller's unit of work. */
  async promoted(user: AnnouncedUser): Promise<void> {
    if (!(await this.presence.lock(user.id))) return;
    const now = this.clock.now();
    this.emit({ ...user, role: 'client' }, false, now);
    this.emit({ ...user, role: 'admin' }, true, now);
  }

  private emit({ id, username, role }: AnnouncedUser, isOnline: boolean, at: Date): void {
    this.outbox.emit({ everyone: true }, 'user_status_changed', {
      _id: id,
      username: username ?? '[Deleted]',
      role,
      isOnline,
      lastSeen: at.toISOString(),
    });
  }
}
