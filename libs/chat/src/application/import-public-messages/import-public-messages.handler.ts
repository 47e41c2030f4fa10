import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { ImportPublicMessages } from '@manette/contracts/chat';
import { newId, UnitOfWork } from '@manette/platform';
import { PublicChatRepository } from '../../domain/public-chat.repository.js';

/** Writes what was said in the past, once: into a chat in which nobody has written yet. */
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
        chat.receive(senderId, { content: text }, { id: newId(), at }),
      );
      await this.chat.keep(written);
      return written.length;
    });
  }
}
