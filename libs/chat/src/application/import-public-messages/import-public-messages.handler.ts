import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { ImportPublicMessages } from '@manette/contracts/chat';
import { newId, UnitOfWork } from '@manette/platform';
import { PublicChatRepository } from '../../domain/public-chat.repository.js';

/** Imports messages of the past, only into a chat without messages, so that they are imported once. */
@CommandHandler(ImportPublicMessages)
export class ImportPublicMessagesHandler implements ICommandHandler<ImportPublicMessages> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly chat: PublicChatRepository,
  ) {}

  execute({ messages }: ImportPublicMessages): Promise<number> {
    return this.unitOfWork.run(async () => {
      const chat = await this.chat.lock();
      if (chat.messageCount > 0) return 0;
      const written = messages.map(({ senderId, text, at }) =>
        chat.post(senderId, { content: text }, { id: newId(), at }),
      );
      await this.chat.add(chat, written);
      return written.length;
    });
  }
}
