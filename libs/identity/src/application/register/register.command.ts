import type { Language, RegisterInput } from '@manette/contracts/identity';
import { Command } from '@nestjs/cqrs';

/** Somebody opens an account and is signed in with it [API-006]. */
export class Register extends Command<{ token: string; userId: string }> {
  constructor(
    readonly input: RegisterInput,
    readonly language: Language,
  ) {
    super();
  }
}
