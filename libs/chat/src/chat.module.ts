import { ConversationModule } from '@manette/conversation';
import { Module } from '@nestjs/common';
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

/** The public chat, and the search for GIFs; stands on the platform's global modules. */
@Module({
  imports: [CqrsModule, ConversationModule],
  controllers: [PublicChatController, GifsController],
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
export class ChatModule {}
