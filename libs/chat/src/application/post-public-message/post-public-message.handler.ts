import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { FILE_ATTACHMENT, type MessageView, type Words } from '@manette/contracts/conversation';
import { DomainError } from '@manette/contracts/errors';
import { Attachments, Clock, newId, Outbox, UnitOfWork } from '@manette/platform';
import { PublicChatRepository } from '../../domain/public-chat.repository.js';
import { PublicMessages } from '../read-public-chat/public-messages.js';
import { PostPublicMessage } from './post-public-message.command.js';

/**
 * Adds a message and tells everybody allowed in the chat [RT-001]. Messages are written one after the other under the
 * chat's lock, so that their order is the order of their commits and who asks for what came `after` one misses none.
 */
@CommandHandler(PostPublicMessage)
export class PostPublicMessageHandler implements ICommandHandler<PostPublicMessage> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly chat: PublicChatRepository,
    private readonly messages: PublicMessages,
    private readonly attachments: Attachments,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  async execute({ senderId, content, file }: PostPublicMessage): Promise<MessageView> {
    // Outside the transaction: a slow disk or store must not hold the chat's lock.
    const attachment = file && (await this.attachments.keep('chat', file));
    const words = { content: content || (attachment ? FILE_ATTACHMENT : ''), attachment };
    try {
      return await this.unitOfWork.run(() => this.post(senderId, words));
    } catch (error) {
      // Any other error leaves open whether the commit went through; a file too many is better than one too few.
      if (error instanceof DomainError) await this.attachments.discard(attachment);
      throw error;
    }
  }

  private async post(senderId: string, words: Words): Promise<MessageView> {
    const chat = await this.chat.lock();
    const message = chat.receive(senderId, words, { id: newId(), at: this.clock.now() });
    await this.chat.keep([message]);
    const view = await this.messages.find(message.id);
    this.outbox.emit({ publicChat: true }, 'public_message', view);
    return view;
  }
}
