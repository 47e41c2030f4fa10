import { Injectable } from '@nestjs/common';
import { Outbox, RealtimeServer } from '@manette/platform';
import type { User } from '../../domain/user.js';
import { AnnouncePresence } from '../presence/announce-presence.js';

/** Notifies a user's open pages of changes, inside the caller's unit of work. */
@Injectable()
export class NotifyUserChanged {
  constructor(
    private readonly outbox: Outbox,
    private readonly realtime: RealtimeServer,
    private readonly presence: AnnouncePresence,
  ) {}

  /** Emits an event that makes the user's pages reload their data. */
  dataChanged({ id }: User): void {
    this.outbox.emit({ user: id }, 'user_updated', { _id: id });
  }

  /**
   * Applies the new role and verification to the user's open sockets and pages.
   * @param options promoted: also moves the user to the administrators in all lists of online users
   */
  async permissionsChanged(user: User, { promoted = false } = {}): Promise<void> {
    await this.realtime.changePermissions(user.id, user);
    if (promoted) await this.presence.promoted(user);
    this.dataChanged(user);
  }
}
