import { Command } from '@nestjs/cqrs';

/** Hides an account listing; the row stays for the tickets that point at it [API-022]. */
export class DeleteAccount extends Command<void> {
  constructor(readonly id: string) {
    super();
  }
}
