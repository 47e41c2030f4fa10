import { Command } from '@nestjs/cqrs';
import type { Party } from '../../domain/party.js';

/** [ORD-076, API-043] */
export class DeleteMessage extends Command<void> {
  constructor(
    readonly by: Party,
    readonly messageId: string,
  ) {
    super();
  }
}
