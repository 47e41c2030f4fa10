import { Command } from '@nestjs/cqrs';

/** An administrator deletes a client [API-017]. */
export class DeleteUser extends Command<void> {
  constructor(readonly userId: string) {
    super();
  }
}
