import { Module } from '@nestjs/common';
import { Attachments } from './attachments/attachments.js';
import { DiscardedFilesProcessor } from './files/discarded-files.processor.js';
import { DeletedUserFiles } from './files/deleted-user-files.js';
import { DeletedUserFilesProcessor } from './files/deleted-user-files.processor.js';
import { MessageFiles } from './files/message-files.js';
import { MessageRateGuard } from './limits/message-rate.guard.js';
import { MessageReads } from './reading/message-reads.js';
import { UnusedFiles } from './files/unused-files.js';
import { UnusedFilesProcessor } from './files/unused-files.processor.js';
import { TakeUploadQuota, UploadQuotaGuard } from './limits/upload-quota.js';

/** The part that orders and chat share: files of messages, reads of messages, and limits on messages. */
@Module({
  providers: [
    Attachments,
    DiscardedFilesProcessor,
    DeletedUserFiles,
    DeletedUserFilesProcessor,
    MessageFiles,
    MessageRateGuard,
    MessageReads,
    TakeUploadQuota,
    UnusedFiles,
    UnusedFilesProcessor,
    UploadQuotaGuard,
  ],
  exports: [Attachments, MessageFiles, MessageRateGuard, MessageReads, TakeUploadQuota, UploadQuotaGuard],
})
export class ConversationModule {}
