import { Command } from '@nestjs/cqrs';

/** An administrator deactivates a client, or activates them again [API-016]. */
export class ToggleUser extends Command<void> {
  constructor(readonly userId: string) {
    super();
  }
}
