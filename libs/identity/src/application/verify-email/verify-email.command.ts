import { Command } from '@nestjs/cqrs';

/** Somebody opens the link of a verification mail [API-008, API-009]. */
export class VerifyEmail extends Command<{ userId: string; before: boolean }> {
  constructor(readonly secret: string | undefined) {
    super();
  }
}
