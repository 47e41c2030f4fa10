import type { Language } from '@manette/contracts/identity';
import { Command } from '@nestjs/cqrs';
import type { GoogleProfile } from './google-door.js';

/** Somebody whom Google vouches for comes in [ID-004]. Answers the bearer token. */
export class SignInWithGoogle extends Command<string> {
  constructor(
    readonly profile: GoogleProfile,
    readonly language: Language,
  ) {
    super();
  }
}
