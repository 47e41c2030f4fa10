import { Body, Controller, Delete, Get, Param, Post, Put, Query } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import {
  cannedRepliesAnswer,
  cannedReplyAnswer,
  cannedReplyChanges,
  cannedReplyFields,
  cannedReplyQuery,
  doneAnswer,
  type CannedReplyChanges,
  type CannedReplyFields,
  type CannedReplyQuery,
} from '@manette/contracts/orders';
import { AdminOnly, Answers, parseId, Operation } from '@manette/platform';
import { AddCannedReply } from '../application/add-canned-reply/add-canned-reply.command.js';
import { ChangeCannedReply } from '../application/change-canned-reply/change-canned-reply.command.js';
import { DeleteCannedReply } from '../application/delete-canned-reply/delete-canned-reply.command.js';
import { ListCannedReplies } from '../application/list-canned-replies/list-canned-replies.query.js';

const replyId = (id: string): string => parseId(id, 'Canned reply not found');

@ApiTags('support')
@AdminOnly()
@Controller('messages/support/canned-replies')
export class CannedRepliesController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Operation(
    'List the canned replies',
    'Returns the prepared replies of the administrators, in both languages.',
  )
  @Get()
  @Answers(cannedRepliesAnswer)
  async list(@Query({ schema: cannedReplyQuery }) query: CannedReplyQuery) {
    const { items, nextCursor, total } = await this.queries.execute(new ListCannedReplies(query));
    return { cannedReplies: items, nextCursor, total };
  }

  @Operation('Add a canned reply', 'Stores a prepared reply.')
  @Post()
  @Answers(cannedReplyAnswer, 201)
  async add(@Body({ schema: cannedReplyFields }) fields: CannedReplyFields) {
    return { cannedReply: await this.commands.execute(new AddCannedReply(fields)) };
  }

  @Operation('Change a canned reply', 'Changes only the fields that the request contains.')
  @Put(':id')
  @Answers(cannedReplyAnswer)
  async change(@Param('id') id: string, @Body({ schema: cannedReplyChanges }) changes: CannedReplyChanges) {
    return { cannedReply: await this.commands.execute(new ChangeCannedReply(replyId(id), changes)) };
  }

  @Operation('Delete a canned reply', 'Deletes a prepared reply. Messages that were made from it remain.')
  @Delete(':id')
  @Answers(doneAnswer)
  async remove(@Param('id') id: string) {
    await this.commands.execute(new DeleteCannedReply(replyId(id)));
    return { message: 'Canned reply deleted successfully!' };
  }
}
