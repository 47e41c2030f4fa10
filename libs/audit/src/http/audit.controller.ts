import { Readable } from 'node:stream';
import {
  auditAnswer,
  auditFilters,
  auditListQuery,
  type AuditFilters,
  type AuditListQuery,
} from '@manette/contracts/audit';
import { AdminOnly, Answers, NeedsRecentProof, Operation } from '@manette/platform';
import { Controller, Get, Query, StreamableFile } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiProduces, ApiTags } from '@nestjs/swagger';
import { ExportEntries } from '../application/export-entries/export-entries.command.js';
import { ListEntries } from '../application/list-entries/list-entries.query.js';

/** Ends lines with CRLF, as RFC 4180 requires. */
async function* withLineBreaks(lines: AsyncIterable<string>): AsyncGenerator<string> {
  for await (const line of lines) yield `${line}\r\n`;
}

/** The audit log, for administrators. */
@ApiTags('audit')
@AdminOnly()
@Controller('audit')
export class AuditController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  /** [TRU-075] */
  @Operation(
    'List the audit log',
    'Returns the entries of the audit log in pages, the newest first. Filters select entries by action, outcome, actor, target and time.',
  )
  @Get()
  @Answers(auditAnswer)
  async list(@Query({ schema: auditListQuery }) query: AuditListQuery) {
    const { items, nextCursor, total } = await this.queries.execute(new ListEntries(query));
    return { entries: items, nextCursor, total };
  }

  /** [TRU-085] */
  @Operation('Export the audit log', 'Returns the entries that match the filters as a CSV file.')
  @Get('export')
  @NeedsRecentProof()
  @ApiProduces('text/csv')
  @ApiOkResponse({ schema: { type: 'string' } })
  async export(@Query({ schema: auditFilters }) filters: AuditFilters): Promise<StreamableFile> {
    const lines = await this.commands.execute(new ExportEntries(filters));
    return new StreamableFile(Readable.from(withLineBreaks(lines), { objectMode: false }), {
      type: 'text/csv; charset=utf-8',
      disposition: 'attachment; filename="audit.csv"',
    });
  }
}
