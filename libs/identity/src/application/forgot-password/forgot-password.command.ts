import type { Language } from '@manette/contracts/identity';
import { Command } from '@nestjs/cqrs';

/** Somebody says that the password of this address is forgotten. */
export class ForgotPassword extends Command<void> {
  constructor(
    readonly email: string,
    readonly language: Language,
    /** Where the call comes from, as far as it is counted. */
    readonly ip: string,
  ) {
    super();
  }
}
