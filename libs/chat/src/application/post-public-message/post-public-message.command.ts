import { Command } from '@nestjs/cqrs';
import type { MessageView } from '@manette/contracts/conversation';
import type { AttachedFile } from '@manette/platform';

/** Somebody who passed the gate writes [API-035]. */
export class PostPublicMessage extends Command<MessageView> {
  constructor(
    readonly senderId: string,
    /** Checked already; empty only beside a file. */
    readonly content: string,
    readonly file?: AttachedFile,
  ) {
    super();
  }
}
