import {
  reportAnswer,
  reportListQuery,
  reportsAnswer,
  reportSchema,
  reportSentAnswer,
  type ReportInput,
  type ReportListQuery,
} from '@manette/contracts/chat';
import {
  AdminOnly,
  Answers,
  CurrentUser,
  parseId,
  RateLimits,
  VerifiedOnly,
  Operation,
} from '@manette/platform';
import type { Principal, RateLimitRule } from '@manette/platform';
import { Body, Controller, Get, HttpCode, HttpStatus, Param, Post, Query, Res } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { DismissReport } from '../application/dismiss-report/dismiss-report.command.js';
import { ListReports } from '../application/list-reports/list-reports.query.js';
import { ReportMessage } from '../application/report-message/report-message.command.js';
import { ReportNotAllowed } from '../domain/public-chat.errors.js';

/** 20 reports an hour per client [TRU-101]. */
const REPORT_RATE: RateLimitRule = { name: 'chat-reports', points: 20, seconds: 60 * 60 };

/** Reports of messages of the public chat. */
@ApiTags('public chat')
@VerifiedOnly()
@Controller('messages/public')
export class ReportsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly limits: RateLimits,
  ) {}

  /** Responds 201 with the first report of a client, 200 with a repeated one [TRU-101]. */
  @Operation(
    'Report a public message',
    'Reports a message to the administrators. Answers 201 for the first report of the caller, or 200 for a repeated one.',
    'FORBIDDEN',
  )
  @Post(':id/report')
  @Answers(reportSentAnswer, 201)
  @Answers(reportSentAnswer, 200)
  async report(
    @CurrentUser() { userId, role }: Principal,
    @Param('id') id: string,
    @Body({ schema: reportSchema }) { reason }: ReportInput,
    @Res({ passthrough: true }) response: Response,
  ) {
    if (role === 'admin') throw new ReportNotAllowed();
    const messageId = parseId(id, 'Message not found');
    await this.limits.hit(REPORT_RATE, userId);
    const { isNew } = await this.commands.execute(new ReportMessage(userId, messageId, reason));
    response.status(isNew ? HttpStatus.CREATED : HttpStatus.OK);
    return { message: 'Report sent. Thank you.' };
  }

  /** [TRU-102] */
  @Operation('List the reports', 'Returns the reported messages of the public chat, in pages.')
  @Get('reports')
  @AdminOnly()
  @Answers(reportsAnswer)
  async list(@Query({ schema: reportListQuery }) query: ReportListQuery) {
    const { items, nextCursor, total } = await this.queries.execute(new ListReports(query));
    return { reports: items, nextCursor, total };
  }

  /** [TRU-102] */
  @Operation('Dismiss a report', 'Closes a report and leaves its message unchanged.', 'CONFLICT')
  @Post('reports/:id/dismiss')
  @HttpCode(HttpStatus.OK)
  @AdminOnly()
  @Answers(reportAnswer)
  async dismiss(@Param('id') id: string) {
    return { report: await this.commands.execute(new DismissReport(parseId(id, 'Report not found'))) };
  }
}
