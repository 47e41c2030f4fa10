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
    'Request a data export',
    'Prepares a file of all data that the shop stores about the caller. Answers 201 with a new export, or 200 with an export that is already being prepared.',
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
  @Operation(
    'Read the data export',
    'Returns the state of the latest export, or null if there is none.',
    'FORBIDDEN',
  )
  @Get()
  @Answers(lastDataExportAnswer)
  async read(@CurrentUser() { userId }: Principal): Promise<{ export: DataExportView | null }> {
    return { export: await this.queries.execute(new ReadDataExport(userId)) };
  }

  /** Returns a signed URL that is valid for ten minutes [TRU-110]. */
  @Operation(
    'Download the data export',
    'Returns a signed URL of the ZIP file of the latest finished export.',
    'FORBIDDEN',
    'NOT_FOUND',
  )
  @Get('file')
  @Answers(dataExportFileAnswer)
  async download(@CurrentUser() { userId }: Principal): Promise<{ url: string }> {
    return { url: await this.queries.execute(new DownloadDataExport(userId)) };
  }
}
