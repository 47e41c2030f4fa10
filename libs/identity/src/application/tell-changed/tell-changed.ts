import { Injectable } from '@nestjs/common';
import { Outbox, RealtimeServer } from '@manette/platform';
import type { User } from '../../domain/user.js';

/** Tells people's open pages what others, or they themselves elsewhere, changed about them. */
@Injectable()
export class TellChanged {
  constructor(
    private readonly outbox: Outbox,
    private readonly realtime: RealtimeServer,
  ) {}

  /** Their pages ask anew who they are. Inside the caller's unit of work. */
  data({ id }: User): void {
    this.outbox.emit({ user: id }, 'user_updated', { _id: id });
  }

  /** Their sockets hear from now on what the new standing allows; their pages ask as well. Inside a unit of work. */
  async standing(user: User): Promise<void> {
    await this.realtime.changeStanding(user.id, user);
    this.data(user);
  }
}
