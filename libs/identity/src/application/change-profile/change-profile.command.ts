import type { ProfileInput } from '@manette/contracts/identity';
import type { Principal } from '@manette/platform';
import { Command } from '@nestjs/cqrs';

/** A person changes what they say of themselves, and perhaps their password [API-013, ID-005]. */
export class ChangeProfile extends Command<void> {
  constructor(
    readonly principal: Principal,
    readonly input: ProfileInput,
  ) {
    super();
  }
}
