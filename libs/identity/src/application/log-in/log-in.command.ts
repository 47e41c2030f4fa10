import type { LoginInput } from '@manette/contracts/identity';
import { Command } from '@nestjs/cqrs';

/** Somebody signs in with address and password [API-005]. */
export class LogIn extends Command<{ token: string; userId: string }> {
  constructor(
    readonly input: LoginInput,
    /** Where the call comes from, as far as it is counted: an IPv6 host has many addresses. */
    readonly ip: string,
  ) {
    super();
  }
}
