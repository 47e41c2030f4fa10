import { discardFiles } from '@manette/conversation';
import { Clock, Outbox, UnitOfWork } from '@manette/platform';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { PublicChatRepository } from '../../domain/public-chat.repository.js';

/** An administrator deletes a message of the chat [API-036, CHAT-037]. */
export class DeletePublicMessage extends Command<void> {
  constructor(readonly messageId: string) {
    super();
  }
}

/** Empties the message, notifies everybody allowed in the chat [RT-002] and deletes its file by a job. */
@CommandHandler(DeletePublicMessage)
export class DeletePublicMessageHandler implements ICommandHandler<DeletePublicMessage> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly chat: PublicChatRepository,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /** @throws PublicMessageNotFound */
  execute({ messageId }: DeletePublicMessage): Promise<void> {
    return this.unitOfWork.run(async () => {
      const message = await this.chat.lockMessage(messageId);
      const file = message.delete(this.clock.now());
      await this.chat.save(message);
      if (file) discardFiles(this.outbox, [file]);
      this.outbox.emit({ verified: true }, 'public_message_deleted', { _id: messageId });
    });
  }
}
