import { Body, Controller, Delete, Get, Param, Post, Query, UploadedFiles } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { messageListQuery, type MessageListQuery } from '@manette/contracts/conversation';
import { conversationAnswer, doneAnswer, messageAnswer, postMessageSchema } from '@manette/contracts/orders';
import type { ConversationView, PostMessageInput, SupportMessageView } from '@manette/contracts/orders';
import { receivedFile, ReceivesMessage } from '@manette/conversation';
import {
  AdminOnly,
  Answers,
  CurrentUser,
  parseId,
  ReadableOffline,
  VerifiedOnly,
  Operation,
  ApiKeyScope,
} from '@manette/platform';
import type { Principal, UploadedFilesByField } from '@manette/platform';
import { DeleteMessage } from '../application/delete-message/delete-message.command.js';
import { PostMessage } from '../application/post-message/post-message.command.js';
import { ReadConversation } from '../application/read-conversation/read-conversation.command.js';
import { actorOf } from '../application/actor-of.js';
import { ticketId } from './ticket-id.js';

/** Registered after the other controllers of this path: `:ticketId` would match their routes. */
@ApiTags('support')
@VerifiedOnly()
@Controller('messages/support')
export class ConversationsController {
  constructor(private readonly commands: CommandBus) {}

  /** [API-041] */
  @Operation(
    'Write in a ticket',
    'Adds a text, a file or both to the conversation of a ticket.',
    'NOT_FOUND',
    'TICKET_CLOSED',
    'UPLOAD_LIMIT',
  )
  @Post()
  @ApiKeyScope('tickets:write')
  @Answers(messageAnswer, 201)
  @ReceivesMessage()
  async post(
    @CurrentUser() principal: Principal,
    @Body({ schema: postMessageSchema }) input: PostMessageInput,
    @UploadedFiles() files?: UploadedFilesByField<'file'>,
  ): Promise<{ message: SupportMessageView }> {
    const file = receivedFile(input, files);
    const command = new PostMessage(actorOf(principal), ticketId(input.ticketId), input.content, file);
    return { message: await this.commands.execute(command) };
  }

  /** [API-043, CHAT-039] */
  @Operation(
    'Delete a message of a ticket',
    'Deletes the text and the file of a message in the conversation of a ticket.',
    'FORBIDDEN',
  )
  @Delete('message/:id')
  @Answers(doneAnswer)
  @AdminOnly()
  async delete(@CurrentUser() principal: Principal, @Param('id') id: string): Promise<{ message: string }> {
    await this.commands.execute(new DeleteMessage(actorOf(principal), parseId(id, 'Message not found')));
    return { message: 'Message deleted successfully' };
  }

  /** [API-040] */
  @Operation(
    'Read the messages of a ticket',
    'Returns the newest messages, or those before or after a given message. Marks the messages as read, unless the caller uses an API key.',
  )
  @Get(':ticketId')
  @ReadableOffline()
  @ApiKeyScope('tickets:read')
  @Answers(conversationAnswer)
  read(
    @CurrentUser() principal: Principal,
    @Param('ticketId') id: string,
    @Query({ schema: messageListQuery }) place: MessageListQuery,
  ): Promise<ConversationView> {
    const isPerson = principal.apiKey === undefined;
    return this.commands.execute(new ReadConversation(actorOf(principal), ticketId(id), place, isPerson));
  }
}
