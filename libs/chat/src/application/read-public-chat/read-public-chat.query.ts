import type { ChatStanding } from '@manette/contracts/chat';
import type { MessageListQuery, MessagesAnswer } from '@manette/contracts/conversation';
import { MessageReads } from '@manette/conversation';
import { Clock } from '@manette/platform';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { PublicChatRepository } from '../../domain/public-chat.repository.js';
import { PUBLIC_CHAT } from '../public-chat.conversation.js';

export interface PublicChatAnswer extends MessagesAnswer {
  chat: ChatStanding;
}

/** Returns the newest messages, or those before or after a position, and whether the reader may write [API-034, TRU-099]. */
export class ReadPublicChat extends Query<PublicChatAnswer> {
  constructor(
    readonly place: MessageListQuery,
    readonly reader: { userId: string; isAdmin: boolean },
  ) {
    super();
  }
}

@QueryHandler(ReadPublicChat)
export class ReadPublicChatHandler implements IQueryHandler<ReadPublicChat> {
  constructor(
    private readonly messages: MessageReads,
    private readonly chat: PublicChatRepository,
    private readonly clock: Clock,
  ) {}

  /** @throws UnknownPosition */
  async execute({ place, reader }: ReadPublicChat): Promise<PublicChatAnswer> {
    const page = await this.messages.page(PUBLIC_CHAT, place);
    const deleted = await this.messages.deletions(PUBLIC_CHAT);
    const writer = await this.chat.writer(reader.userId);
    const muted = !reader.isAdmin && writer.isMutedAt(this.clock.now());
    const mutedUntil = (muted && writer.mutedUntil?.toISOString()) || null;
    return { ...page, deleted, chat: { slowModeSeconds: writer.slowModeSeconds, muted, mutedUntil } };
  }
}
