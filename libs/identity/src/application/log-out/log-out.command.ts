import type { Principal } from '@manette/platform';
import { Command } from '@nestjs/cqrs';

/** Ends the session that makes the call. */
export class LogOut extends Command<void> {
  constructor(readonly principal: Principal) {
    super();
  }
}
