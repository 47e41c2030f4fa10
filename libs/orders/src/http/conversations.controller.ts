import { Body, Controller, Delete, Get, Param, Post, Query, UploadedFiles, UseGuards } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiBearerAuth, ApiConsumes, ApiTags } from '@nestjs/swagger';
import { messageListQuery, type MessageListQuery } from '@manette/contracts/conversation';
import { conversationAnswer, doneAnswer, messageAnswer, postMessageSchema } from '@manette/contracts/orders';
import type { ConversationView, PostMessageInput, SupportMessageView } from '@manette/contracts/orders';
import {
  MessageRateGuard,
  ReceiveAttachment,
  receivedFile,
  TakeUploadQuota,
  UploadQuotaGuard,
} from '@manette/conversation';
import { AdminOnly, Answers, CurrentUser, parseId, ReceivesFiles, VerifiedOnly } from '@manette/platform';
import type { Principal, UploadedFilesByField } from '@manette/platform';
import { DeleteMessage } from '../application/delete-message/delete-message.command.js';
import { PostMessage } from '../application/post-message/post-message.command.js';
import { ReadConversation } from '../application/read-conversation/read-conversation.command.js';
import { actorOf } from '../application/actor-of.js';
import { ticketId } from './ticket-id.js';

/** Registered after the other controllers of this path: `:ticketId` would take their routes. */
@ApiTags('support')
@ApiBearerAuth()
@VerifiedOnly()
@Controller('messages/support')
export class ConversationsController {
  constructor(private readonly commands: CommandBus) {}

  /** [API-041] */
  @Post()
  @Answers(messageAnswer, 201)
  @UseGuards(MessageRateGuard, UploadQuotaGuard)
  @ReceivesFiles(ReceiveAttachment, TakeUploadQuota)
  @ApiConsumes('multipart/form-data', 'application/json')
  async post(
    @CurrentUser() principal: Principal,
    @Body({ schema: postMessageSchema }) said: PostMessageInput,
    @UploadedFiles() files?: UploadedFilesByField<'file'>,
  ): Promise<{ message: SupportMessageView }> {
    const file = receivedFile(said, files);
    const command = new PostMessage(actorOf(principal), ticketId(said.ticketId), said.content, file);
    return { message: await this.commands.execute(command) };
  }

  /** [API-043, CHAT-039] */
  @Delete('message/:id')
  @Answers(doneAnswer)
  @AdminOnly()
  async delete(@CurrentUser() principal: Principal, @Param('id') id: string): Promise<{ message: string }> {
    await this.commands.execute(new DeleteMessage(actorOf(principal), parseId(id, 'Message not found')));
    return { message: 'Message deleted successfully' };
  }

  /** [API-040] */
  @Get(':ticketId')
  @Answers(conversationAnswer)
  read(
    @CurrentUser() principal: Principal,
    @Param('ticketId') id: string,
    @Query({ schema: messageListQuery }) place: MessageListQuery,
  ): Promise<ConversationView> {
    return this.commands.execute(new ReadConversation(actorOf(principal), ticketId(id), place));
  }
}
