import { APP_CONFIG, type AppConfig } from '@manette/platform';
import { Inject, Injectable } from '@nestjs/common';
import type { User } from '../../domain/user.js';
import { EndSessions } from './end-sessions.js';

/** Ends the sessions of a user who is promoted to administrator without the second step that administrators must have. */
@Injectable()
export class EndSessionsWithoutSecondStep {
  constructor(
    private readonly sessions: EndSessions,
    @Inject(APP_CONFIG) private readonly config: AppConfig,
  ) {}

  /**
   * Runs inside the caller's unit of work and before the new role is saved, so that an online user leaves the list of clients
   * [TRU-039].
   */
  async ofPromoted(user: User): Promise<void> {
    if (this.config.trust.requiresSecondStep && user.secondStepAt === null)
      await this.sessions.ofUser(user.id, 'second-step');
  }
}
