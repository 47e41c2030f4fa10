import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock, discardFiles, Outbox, UnitOfWork } from '@manette/platform';
import { PublicChatRepository } from '../../domain/public-chat.repository.js';
import { DeletePublicMessage } from './delete-public-message.command.js';

/** Empties a message, tells everybody allowed in the chat [RT-002] and has its file deleted. */
@CommandHandler(DeletePublicMessage)
export class DeletePublicMessageHandler implements ICommandHandler<DeletePublicMessage> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly chat: PublicChatRepository,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  execute({ messageId }: DeletePublicMessage): Promise<void> {
    return this.unitOfWork.run(async () => {
      const message = await this.chat.lockMessage(messageId);
      const file = message.delete(this.clock.now());
      await this.chat.keep([message]);
      if (file) discardFiles(this.outbox, [file]);
      this.outbox.emit({ publicChat: true }, 'public_message_deleted', { _id: messageId });
    });
  }
}
