import {
  dataExportAnswer,
  dataExportFileAnswer,
  lastDataExportAnswer,
  type DataExportView,
} from '@manette/contracts/identity';
import { Answers, CurrentUser, NeedsRecentProof, type Principal, Operation } from '@manette/platform';
import { Controller, Get, HttpStatus, Post, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import type { Response } from 'express';
import { DownloadDataExport, ReadDataExport } from '../application/export-data/read-data-export.query.js';
import { RequestDataExport } from '../application/export-data/request-data-export.command.js';

/** A client's own data as a file (trust.md, section 7). */
@ApiTags('profile')
@Controller('users/profile/export')
export class DataExportController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  /** Responds 201 with a new export, or 200 with the one that is already being prepared [TRU-109]. */
  @Operation(
    'Ask for a data export',
    'Prepares a file of everything that the shop keeps about the caller. 201 with a new export, 200 with the one that is being prepared.',
    'FORBIDDEN',
  )
  @Post()
  @NeedsRecentProof()
  @Answers(dataExportAnswer, 201)
  @Answers(dataExportAnswer, 200)
  async request(
    @CurrentUser() { userId }: Principal,
    @Res({ passthrough: true }) response: Response,
  ): Promise<{ export: DataExportView }> {
    const { export: wanted, isNew } = await this.commands.execute(new RequestDataExport(userId));
    response.status(isNew ? HttpStatus.CREATED : HttpStatus.OK);
    return { export: wanted };
  }

  /** [TRU-110] */
  @Operation('Read the data export', 'How far the latest export is; null where there is none.', 'FORBIDDEN')
  @Get()
  @Answers(lastDataExportAnswer)
  async read(@CurrentUser() { userId }: Principal): Promise<{ export: DataExportView | null }> {
    return { export: await this.queries.execute(new ReadDataExport(userId)) };
  }

  /** Returns a signed URL that is valid for ten minutes [TRU-110]. */
  @Operation('Download the data export', 'The finished export as a ZIP file.', 'FORBIDDEN', 'NOT_FOUND')
  @Get('file')
  @Answers(dataExportFileAnswer)
  async download(@CurrentUser() { userId }: Principal): Promise<{ url: string }> {
    return { url: await this.queries.execute(new DownloadDataExport(userId)) };
  }
}
