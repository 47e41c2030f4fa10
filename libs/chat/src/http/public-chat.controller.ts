import { Body, Controller, Delete, Get, Param, Post, Query, UploadedFiles, UseGuards } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import {
  postPublicMessageSchema,
  publicMessageAnswer,
  publicMessageDeletedAnswer,
  publicMessagesAnswer,
  type PostPublicMessageInput,
} from '@manette/contracts/chat';
import { messageListQuery } from '@manette/contracts/conversation';
import type { MessageListQuery, MessageView } from '@manette/contracts/conversation';
import { receivedFile, ReceivesMessage } from '@manette/conversation';
import { AdminOnly, Answers, CurrentUser, parseId, VerifiedOnly, Operation } from '@manette/platform';
import type { Principal, UploadedFilesByField } from '@manette/platform';
import { DeletePublicMessage } from '../application/delete-public-message/delete-public-message.command.js';
import { PostPublicMessage } from '../application/post-public-message/post-public-message.command.js';
import {
  ReadPublicChat,
  type PublicChatAnswer,
} from '../application/read-public-chat/read-public-chat.query.js';
import { MayWriteGuard } from './may-write.guard.js';

/** The routes of the public chat, only for users who pass the verification gate [CHAT-010]. */
@ApiTags('public chat')
@VerifiedOnly()
@Controller('messages/public')
export class PublicChatController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  /** [API-034, TRU-099] */
  @Operation('Read the public chat', 'Returns the newest messages, or those before or after a given message.')
  @Get()
  @Answers(publicMessagesAnswer)
  read(
    @CurrentUser() { userId, role }: Principal,
    @Query({ schema: messageListQuery }) place: MessageListQuery,
  ): Promise<PublicChatAnswer> {
    return this.queries.execute(new ReadPublicChat(place, { userId, isAdmin: role === 'admin' }));
  }

  /**
   * Decorators run from the bottom up, so the guard at the bottom runs first: a muted client gets `MUTED` before any
   * other limit applies [API-035, TRU-093].
   */
  @Operation(
    'Write in the public chat',
    'Sends a text, a file or both to all users of the chat.',
    'MUTED',
    'SLOW_MODE',
    'UPLOAD_LIMIT',
  )
  @Post()
  @Answers(publicMessageAnswer, 201)
  @ReceivesMessage()
  @UseGuards(MayWriteGuard)
  async post(
    @CurrentUser() { userId, role }: Principal,
    @Body({ schema: postPublicMessageSchema }) input: PostPublicMessageInput,
    @UploadedFiles() files?: UploadedFilesByField<'file'>,
  ): Promise<{ message: MessageView }> {
    const file = receivedFile(input, files);
    const command = new PostPublicMessage(userId, input.content, file, role === 'admin');
    return { message: await this.commands.execute(command) };
  }

  /** [API-036, CHAT-039] */
  @Operation(
    'Delete a public message',
    'Deletes the text and the file of a message for all users of the chat.',
  )
  @Delete(':id')
  @Answers(publicMessageDeletedAnswer)
  @AdminOnly()
  async delete(@Param('id') id: string): Promise<{ message: string }> {
    await this.commands.execute(new DeletePublicMessage(parseId(id, 'Message not found')));
    return { message: 'Message deleted successfully' };
  }
}
