import { Clock, Outbox, UnitOfWork } from '@manette/platform';
import { Injectable } from '@nestjs/common';
import { MuteRepository } from '../../domain/mute.repository.js';

/**
 * Removes the mutes that have ended and notifies the muted clients, whose pages then enable the message field
 * [TRU-096]. Whether a client is muted depends only on the end of the mute, never on this job.
 */
@Injectable()
export class EndMutes {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly mutes: MuteRepository,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  run(): Promise<void> {
    return this.unitOfWork.run(async () => {
      for (const userId of await this.mutes.removeEnded(this.clock.now())) {
        this.outbox.emit({ user: userId }, 'chat_standing', { muted: false, mutedUntil: null });
        this.outbox.emit({ admins: true }, 'mute_changed', { userId });
      }
    });
  }
}
