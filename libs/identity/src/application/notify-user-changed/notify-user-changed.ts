import { Injectable } from '@nestjs/common';
import { Outbox, RealtimeServer } from '@manette/platform';
import type { User } from '../../domain/user.js';
import { AnnouncePresence } from '../presence/announce-presence.js';

/** Tells people's open pages what others, or they themselves elsewhere, changed about them. */
@Injectable()
export class NotifyUserChanged {
  constructor(
    private readonly outbox: Outbox,
    private readonly realtime: RealtimeServer,
    private readonly presence: AnnouncePresence,
  ) {}

  /** Their pages ask anew who they are. Inside the caller's unit of work. */
  dataChanged({ id }: User): void {
    this.outbox.emit({ user: id }, 'user_updated', { _id: id });
  }

  /**
   * Their sockets hear from now on what the new standing allows; their pages ask as well, and everybody's show a new
   * administrator as one. Inside a unit of work.
   */
  async permissionsChanged(user: User, { promoted = false } = {}): Promise<void> {
    await this.realtime.changeStanding(user.id, user);
    if (promoted) await this.presence.promoted(user);
    this.dataChanged(user);
  }
}
