import { Global, Module } from '@nestjs/common';
import { Attachments } from './attachments.js';
import { DiscardedFilesProcessor } from './discarded-files.processor.js';
import { MessageRateGuard } from './message-rate.guard.js';

/** What every context stands on in which people write to each other. */
@Global()
@Module({
  providers: [Attachments, DiscardedFilesProcessor, MessageRateGuard],
  exports: [Attachments, MessageRateGuard],
})
export class ConversationModule {}
