import { Command } from '@nestjs/cqrs';

/** An administrator takes a message out of the chat [API-036, CHAT-037]. */
export class DeletePublicMessage extends Command<void> {
  constructor(readonly messageId: string) {
    super();
  }
}
