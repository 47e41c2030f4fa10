import { Attachments, MessageReads } from '@manette/conversation';
import { InMemoryAttachments, InMemoryMessageReads } from '@manette/conversation/testing';
import {
  InMemoryUnitOfWork,
  ManualClock,
  RecordingAuditTrail,
  RecordingOutbox,
} from '@manette/platform/testing/in-memory';
import { AuditTrail, Clock, Outbox, UnitOfWork } from '@manette/platform';
import { NestFactory } from '@nestjs/core';
import { CommandBus, CqrsModule } from '@nestjs/cqrs';
import { DeletePublicMessageHandler } from '../application/delete-public-message/delete-public-message.command.js';
import { ImportPublicMessagesHandler } from '../application/import-public-messages/import-public-messages.handler.js';
import { PostPublicMessageHandler } from '../application/post-public-message/post-public-message.command.js';
import { PublicChatRepository } from '../domain/public-chat.repository.js';
import { ReportRepository } from '../domain/report.repository.js';
import { InMemoryPublicChatRepository } from './in-memory-public-chat.repository.js';
import { InMemoryReportRepository } from './in-memory-report.repository.js';

/** The commands of chat on in-memory ports. */
export async function inMemoryChat() {
  const unitOfWork = new InMemoryUnitOfWork();
  const outbox = new RecordingOutbox(unitOfWork);
  const audit = new RecordingAuditTrail(unitOfWork);
  const chat = new InMemoryPublicChatRepository();
  const attachments = new InMemoryAttachments();
  const providers = [
    DeletePublicMessageHandler,
    ImportPublicMessagesHandler,
    PostPublicMessageHandler,
    { provide: UnitOfWork, useValue: unitOfWork },
    { provide: Outbox, useValue: outbox },
    { provide: AuditTrail, useValue: audit },
    { provide: Clock, useValue: new ManualClock() },
    { provide: Attachments, useValue: attachments },
    { provide: MessageReads, useValue: new InMemoryMessageReads((id) => chat.messages.get(id)) },
    { provide: PublicChatRepository, useValue: chat },
    { provide: ReportRepository, useValue: new InMemoryReportRepository() },
  ];
  class InMemoryChatModule {}
  const module = { module: InMemoryChatModule, imports: [CqrsModule.forRoot()], providers };
  const context = await NestFactory.createApplicationContext(module, {
    logger: ['error'],
    abortOnError: false,
  });
  return { commands: context.get(CommandBus), outbox, audit, chat, attachments };
}

export type InMemoryChat = Awaited<ReturnType<typeof inMemoryChat>>;
