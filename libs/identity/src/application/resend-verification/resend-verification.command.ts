import type { Language } from '@manette/contracts/identity';
import { Command } from '@nestjs/cqrs';

/** The signed-in person asks for the verification mail again [API-010]. */
export class ResendVerification extends Command<void> {
  constructor(
    readonly userId: string,
    readonly language: Language,
  ) {
    super();
  }
}
