import { Clock, Outbox } from '@manette/platform';
import { Injectable } from '@nestjs/common';
import { PRESENCE_ROOM } from '../../domain/presence.js';
import { PresenceRepository, type AnnouncedUser } from '../../domain/presence.repository.js';

/** Announces the presence of users to the sockets that receive it, if it differs from what was last announced. */
@Injectable()
export class AnnouncePresence {
  constructor(
    private readonly presence: PresenceRepository,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /**
   * Announces the users whose sockets differ from the last announcement, inside the caller's unit of work. The lock on the
   * presence ensures that each change is announced once [ID-081, ID-082].
   */
  async ifChanged(userIds: string[]): Promise<void> {
    if (userIds.length === 0) return;
    const wereOnline = await this.presence.lock(userIds);
    const now = this.clock.now();
    const areOnline = await this.presence.withLiveSocket(userIds, now);
    const changed = [...new Set(userIds)].filter((id) => areOnline.has(id) !== wereOnline.has(id));
    for (const isOnline of [true, false])
      await this.change(
        changed.filter((id) => areOnline.has(id) === isOnline),
        isOnline,
        now,
      );
  }

  /** Moves an online user from the list of clients to that of administrators, inside the caller's unit of work. */
  async promoted(user: AnnouncedUser): Promise<void> {
    if (!(await this.presence.lock([user.id])).has(user.id)) return;
    const now = this.clock.now();
    this.emit({ ...user, role: 'client' }, false, now);
    this.emit({ ...user, role: 'admin' }, true, now);
  }

  private async change(userIds: string[], isOnline: boolean, at: Date): Promise<void> {
    if (userIds.length === 0) return;
    await this.presence.setOnline(userIds, isOnline, at);
    for (const user of await this.presence.findUsers(userIds)) this.emit(user, isOnline, at);
  }

  private emit(user: AnnouncedUser, isOnline: boolean, at: Date): void {
    this.outbox.emit({ room: PRESENCE_ROOM }, 'user_status_changed', announcementOf(user, isOnline, at));
  }
}

/** Returns the payload of the event that announces a user's presence. */
export const announcementOf = ({ id, username, role }: AnnouncedUser, isOnline: boolean, at: Date) => ({
  _id: id,
  username: username ?? '[Deleted]',
  role,
  isOnline,
  lastSeen: at.toISOString(),
});
