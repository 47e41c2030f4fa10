import type { LoginInput } from '@manette/contracts/identity';
import { Command } from '@nestjs/cqrs';

export interface SignedIn {
  /** The bearer token of the new session. */
  token: string;
  userId: string;
}

/** Somebody signs in with address and password [API-005]. */
export class LogIn extends Command<SignedIn> {
  constructor(
    readonly input: LoginInput,
    /** Where the call comes from, as far as it is counted: an IPv6 host has many addresses. */
    readonly ip: string,
  ) {
    super();
  }
}
