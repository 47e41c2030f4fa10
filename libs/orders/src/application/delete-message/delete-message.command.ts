import { Command } from '@nestjs/cqrs';
import type { Actor } from '../../domain/actor.js';

/** [ORD-076, API-043] */
export class DeleteMessage extends Command<void> {
  constructor(
    readonly by: Actor,
    readonly messageId: string,
  ) {
    super();
  }
}
