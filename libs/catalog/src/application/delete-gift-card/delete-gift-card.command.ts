import { Command } from '@nestjs/cqrs';

/** Hides a gift card; the row stays for the tickets that point at it [API-030]. */
export class DeleteGiftCard extends Command<void> {
  constructor(readonly id: string) {
    super();
  }
}
