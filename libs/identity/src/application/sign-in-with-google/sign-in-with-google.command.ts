import type { Language } from '@manette/contracts/identity';
import { Command } from '@nestjs/cqrs';
import type { CallOrigin } from '../security-notices/call-origin.js';
import type { GoogleProfile } from './google-door.js';

/** Somebody whom Google vouches for comes in [ID-004]. Answers the bearer token. */
export class SignInWithGoogle extends Command<string> {
  constructor(
    readonly profile: GoogleProfile,
    readonly language: Language,
    readonly origin: CallOrigin,
  ) {
    super();
  }
}
