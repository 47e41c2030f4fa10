import { Command } from '@nestjs/cqrs';

/** Somebody replaces a forgotten password by the link of the mail. */
export class ResetPassword extends Command<void> {
  constructor(
    readonly secret: string | undefined,
    readonly password: string,
  ) {
    super();
  }
}
