import type { MessageListQuery, MessagesAnswer } from '@manette/contracts/conversation';
import { MessageReads } from '@manette/conversation';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { PUBLIC_CHAT } from '../public-chat.conversation.js';

/** The newest messages, those before or those after one of them [API-034]. */
export class ReadPublicChat extends Query<MessagesAnswer> {
  constructor(readonly place: MessageListQuery) {
    super();
  }
}

@QueryHandler(ReadPublicChat)
export class ReadPublicChatHandler implements IQueryHandler<ReadPublicChat> {
  constructor(private readonly messages: MessageReads) {}

  /** @throws UnknownPosition */
  async execute({ place }: ReadPublicChat): Promise<MessagesAnswer> {
    const page = await this.messages.page(PUBLIC_CHAT, place);
    return { ...page, deleted: await this.messages.deletions(PUBLIC_CHAT) };
  }
}
