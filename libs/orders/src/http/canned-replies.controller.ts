import { Body, Controller, Delete, Get, Param, Post, Put, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
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
import { AdminOnly, Answers, parseId } from '@manette/platform';
import { CannedReplies } from '../application/keep-canned-replies/canned-replies.js';

const replyId = (id: string): string => parseId(id, 'Canned reply not found');

@ApiTags('support')
@ApiBearerAuth()
@AdminOnly()
@Controller('messages/support/canned-replies')
export class CannedRepliesController {
  constructor(private readonly replies: CannedReplies) {}

  @Get()
  @Answers(cannedRepliesAnswer)
  async list(@Query({ schema: cannedReplyQuery }) query: CannedReplyQuery) {
    const { items, nextCursor, total } = await this.replies.list(query);
    return { cannedReplies: items, nextCursor, total };
  }

  @Post()
  @Answers(cannedReplyAnswer, 201)
  async add(@Body({ schema: cannedReplyFields }) fields: CannedReplyFields) {
    return { cannedReply: await this.replies.add(fields) };
  }

  @Put(':id')
  @Answers(cannedReplyAnswer)
  async change(@Param('id') id: string, @Body({ schema: cannedReplyChanges }) changes: CannedReplyChanges) {
    return { cannedReply: await this.replies.change(replyId(id), changes) };
  }

  @Delete(':id')
  @Answers(doneAnswer)
  async remove(@Param('id') id: string) {
    await this.replies.remove(replyId(id));
    return { message: 'Canned reply deleted successfully!' };
  }
}
