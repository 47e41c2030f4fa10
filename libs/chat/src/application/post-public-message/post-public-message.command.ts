import { chatEvents, type PublicMessagePosted } from '@manette/contracts/chat';
import type { MessageView } from '@manette/contracts/conversation';
import { Attachments, MessageReads, withStoredFile, type ReceivedFile } from '@manette/conversation';
import type { MessageBody } from '@manette/conversation/message';
import { Clock, newId, Outbox, UnitOfWork } from '@manette/platform';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { PublicChatRepository } from '../../domain/public-chat.repository.js';

/** A user who may write in the chat sends a message [API-035]. */
export class PostPublicMessage extends Command<MessageView> {
  constructor(
    readonly senderId: string,
    /** Validated; empty only if there is a file. */
    readonly content: string,
    readonly file?: ReceivedFile,
    /** Neither mutes nor slow mode apply to administrators. */
    readonly byAdmin = false,
  ) {
    super();
  }
}

/**
 * Adds a message and sends it to all users of the chat [RT-001]. Messages are written one after the other under the
 * chat's lock. So their order is the order of their commits, and a client that requests the messages `after` one
 * misses none.
 */
@CommandHandler(PostPublicMessage)
export class PostPublicMessageHandler implements ICommandHandler<PostPublicMessage> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly chat: PublicChatRepository,
    private readonly messages: MessageReads,
    private readonly attachments: Attachments,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /** @throws UnsupportedAttachment, TooManyPixels, MutedInChat, SlowModeOn */
  execute(command: PostPublicMessage): Promise<MessageView> {
    return withStoredFile(this.attachments, 'chat', command, (body) =>
      this.unitOfWork.run(() => this.post(command, body)),
    );
  }

  private async post({ senderId, byAdmin }: PostPublicMessage, body: MessageBody): Promise<MessageView> {
    const { chat, writer, sender } = await this.chat.lockFor(senderId);
    const at = this.clock.now();
    if (!byAdmin) writer.assertMayWriteAt(at);
    const message = chat.post(senderId, body, { id: newId(), at });
    await this.chat.add(chat, [message]);
    const view = this.messages.viewOf(message, sender);
    this.outbox.emit({ verified: true }, 'public_message', view);
    this.mayMention(view, senderId);
    return view;
  }

  /**
   * Publishes an event if the message may mention users. They are looked up after the response, and most messages
   * mention nobody.
   */
  private mayMention({ _id: messageId, sender, content }: MessageView, senderId: string): void {
    if (!content.includes('@') || !sender) return;
    const event: PublicMessagePosted = { messageId, senderId, sender: sender.username, content };
    this.outbox.event(chatEvents.messagePosted, event);
  }
}
