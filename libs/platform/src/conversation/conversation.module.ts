import { Global, Module } from '@nestjs/common';
import { Attachments } from './attachments.js';
import { DiscardedFilesProcessor } from './discarded-files.processor.js';
import { FilesOfDeletedPeople } from './files-of-deleted-people.js';
import { FilesOfDeletedPeopleProcessor } from './files-of-deleted-people.processor.js';
import { MessageRateGuard } from './message-rate.guard.js';
import { UnusedFiles } from './unused-files.js';
import { UnusedFilesProcessor } from './unused-files.processor.js';
import { TakeUploadQuota, UploadQuotaGuard } from './upload-quota.js';

/** What every context stands on in which people write to each other. */
@Global()
@Module({
  providers: [
    Attachments,
    DiscardedFilesProcessor,
    FilesOfDeletedPeople,
    FilesOfDeletedPeopleProcessor,
    MessageRateGuard,
    TakeUploadQuota,
    UnusedFiles,
    UnusedFilesProcessor,
    UploadQuotaGuard,
  ],
  exports: [
    Attachments,
    FilesOfDeletedPeople,
    MessageRateGuard,
    TakeUploadQuota,
    UnusedFiles,
    UploadQuotaGuard,
  ],
})
export class ConversationModule {}
