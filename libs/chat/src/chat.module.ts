import { ConversationModule } from '@manette/conversation';
import { BoundedContext } from '@manette/platform';
import { Module, type DynamicModule } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { DeletePublicMessageHandler } from './application/delete-public-message/delete-public-message.command.js';
import { ImportPublicMessagesHandler } from './application/import-public-messages/import-public-messages.handler.js';
import { PostPublicMessageHandler } from './application/post-public-message/post-public-message.command.js';
import { ReadPublicChatHandler } from './application/read-public-chat/read-public-chat.query.js';
import { GifSearch } from './application/search-gifs/gif-search.js';
import { SearchGifsHandler } from './application/search-gifs/search-gifs.query.js';
import { PublicChatRepository } from './domain/public-chat.repository.js';
import { GifsController } from './http/gifs.controller.js';
import { PublicChatController } from './http/public-chat.controller.js';
import { HttpGifSearch } from './infrastructure/gifs/http-gif-search.js';
import { ChatMessageFiles } from './infrastructure/persistence/chat-message-files.js';
import { MikroPublicChatRepository } from './infrastructure/persistence/mikro-public-chat.repository.js';

const controllers = [PublicChatController, GifsController];

/** The public chat, and the search for GIFs; stands on the platform's global modules. */
@BoundedContext('chat')
@Module({
  imports: [CqrsModule, ConversationModule],
  providers: [
    PostPublicMessageHandler,
    DeletePublicMessageHandler,
    ImportPublicMessagesHandler,
    ReadPublicChatHandler,
    SearchGifsHandler,
    ChatMessageFiles,
    { provide: PublicChatRepository, useClass: MikroPublicChatRepository },
    { provide: GifSearch, useClass: HttpGifSearch },
  ],
})
export class ChatModule {
  /** The module as a process has it that opens this context (operations, section 8). */
  static withRoutes(): DynamicModule {
    return { module: ChatModule, controllers };
  }
}
