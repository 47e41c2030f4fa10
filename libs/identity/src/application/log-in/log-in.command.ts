import type { LoginInput } from '@manette/contracts/identity';
import { Command } from '@nestjs/cqrs';

/** Somebody signs in with address and password [API-005]. */
export class LogIn extends Command<{ token: string; userId: string }> {
  constructor(
    readonly input: LoginInput,
    readonly ip: string,
  ) {
    super();
  }
}
