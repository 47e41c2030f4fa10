import { Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { DeletePublicMessageHandler } from './application/delete-public-message/delete-public-message.handler.js';
import { ImportPublicMessagesHandler } from './application/import-public-messages/import-public-messages.handler.js';
import { PostPublicMessageHandler } from './application/post-public-message/post-public-message.handler.js';
import { PublicMessages } from './application/read-public-chat/public-messages.js';
import { GifSearch } from './application/search-gifs/gif-search.js';
import { PublicChatRepository } from './domain/public-chat.repository.js';
import { GifsController } from './http/gifs.controller.js';
import { PublicChatController } from './http/public-chat.controller.js';
import { HttpGifSearch } from './infrastructure/gifs/http-gif-search.js';
import { ChatFiles } from './infrastructure/persistence/chat-files.js';
import { KyselyPublicMessages } from './infrastructure/persistence/kysely-public-messages.js';
import { MikroPublicChatRepository } from './infrastructure/persistence/mikro-public-chat.repository.js';

/** The public chat, and the search for GIFs; stands on the platform's global modules. */
@Module({
  imports: [CqrsModule],
  controllers: [PublicChatController, GifsController],
  providers: [
    PostPublicMessageHandler,
    DeletePublicMessageHandler,
    ImportPublicMessagesHandler,
    ChatFiles,
    { provide: PublicChatRepository, useClass: MikroPublicChatRepository },
    { provide: PublicMessages, useClass: KyselyPublicMessages },
    { provide: GifSearch, useClass: HttpGifSearch },
  ],
})
export class ChatModule {}
