import { ConversationModule } from '@manette/conversation';
import { BoundedContext } from '@manette/platform';
import { Module, type DynamicModule } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { ChangeSlowModeHandler } from './application/change-slow-mode/change-slow-mode.command.js';
import { ChatUsers } from './application/chat-users.js';
import { DeletePublicMessageHandler } from './application/delete-public-message/delete-public-message.command.js';
import { DismissReportHandler } from './application/dismiss-report/dismiss-report.command.js';
import { EndMutes } from './application/end-mutes/end-mutes.js';
import { GetPersonalPublicMessagesHandler } from './application/get-personal-data/get-personal-public-messages.handler.js';
import { ImportPublicMessagesHandler } from './application/import-public-messages/import-public-messages.handler.js';
import { LiftMuteHandler } from './application/lift-mute/lift-mute.command.js';
import { ListMutesHandler } from './application/list-mutes/list-mutes.query.js';
import { ListReportsHandler } from './application/list-reports/list-reports.query.js';
import { MuteUserHandler } from './application/mute-user/mute-user.command.js';
import { PostPublicMessageHandler } from './application/post-public-message/post-public-message.command.js';
import { ReadPublicChatHandler } from './application/read-public-chat/read-public-chat.query.js';
import { ReportMessageHandler } from './application/report-message/report-message.command.js';
import { ReportReads } from './application/report-reads.js';
import { GifSearch } from './application/search-gifs/gif-search.js';
import { SearchGifsHandler } from './application/search-gifs/search-gifs.query.js';
import { MuteRepository } from './domain/mute.repository.js';
import { PublicChatRepository } from './domain/public-chat.repository.js';
import { ReportRepository } from './domain/report.repository.js';
import { GifsController } from './http/gifs.controller.js';
import { MayWriteGuard } from './http/may-write.guard.js';
import { MutesController } from './http/mutes.controller.js';
import { PublicChatController } from './http/public-chat.controller.js';
import { ReportsController } from './http/reports.controller.js';
import { HttpGifSearch } from './infrastructure/gifs/http-gif-search.js';
import { ChatMessageFiles } from './infrastructure/persistence/chat-message-files.js';
import { MikroPublicChatRepository } from './infrastructure/persistence/mikro-public-chat.repository.js';
import { MikroReportRepository } from './infrastructure/persistence/mikro-report.repository.js';
import { SqlMuteRepository } from './infrastructure/persistence/sql-mute.repository.js';
import { EndMutesProcessor } from './infrastructure/queue/end-mutes.processor.js';

const controllers = [PublicChatController, MutesController, ReportsController, GifsController];

/** The public chat, and the search for GIFs; needs the platform's global modules. */
@BoundedContext('chat')
@Module({
  imports: [CqrsModule, ConversationModule],
  providers: [
    PostPublicMessageHandler,
    DeletePublicMessageHandler,
    GetPersonalPublicMessagesHandler,
    ImportPublicMessagesHandler,
    ReadPublicChatHandler,
    MuteUserHandler,
    LiftMuteHandler,
    ListMutesHandler,
    ChangeSlowModeHandler,
    ReportMessageHandler,
    ListReportsHandler,
    DismissReportHandler,
    SearchGifsHandler,
    ChatUsers,
    EndMutes,
    EndMutesProcessor,
    MayWriteGuard,
    ReportReads,
    ChatMessageFiles,
    { provide: PublicChatRepository, useClass: MikroPublicChatRepository },
    { provide: MuteRepository, useClass: SqlMuteRepository },
    { provide: ReportRepository, useClass: MikroReportRepository },
    { provide: GifSearch, useClass: HttpGifSearch },
  ],
})
export class ChatModule {
  /** Returns the module for a process that serves the routes of this context (operations, section 8). */
  static withRoutes(): DynamicModule {
    return { module: ChatModule, controllers };
  }
}
