import type { UserEditInput } from '@manette/contracts/identity';
import { Command } from '@nestjs/cqrs';
import type { CallOrigin } from '../security-notices/call-origin.js';

/** An administrator changes somebody's data [API-015]. */
export class EditUser extends Command<void> {
  constructor(
    readonly userId: string,
    readonly input: UserEditInput,
    readonly origin: CallOrigin,
  ) {
    super();
  }
}
