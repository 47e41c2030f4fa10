import type { ReportListQuery, ReportView } from '@manette/contracts/chat';
import type { Page } from '@manette/contracts/http';
import { decodeCursor, encodeCursor, isoTime, pageOf } from '@manette/platform';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { sql, type SqlBool } from 'kysely';
import { ReportReads } from '../report-reads.js';

/** Returns the open or the closed reports, the most recently reported first [TRU-102]. */
export class ListReports extends Query<Page<ReportView>> {
  constructor(readonly list: ReportListQuery) {
    super();
  }
}

@QueryHandler(ListReports)
export class ListReportsHandler implements IQueryHandler<ListReports> {
  constructor(private readonly reports: ReportReads) {}

  async execute({ list: { status, cursor, limit } }: ListReports): Promise<Page<ReportView>> {
    const after = decodeCursor(cursor, ['time', 'id']);
    const counted = this.reports.counted(status);
    let page = this.reports.rows().select(counted.as('total')).where('r.status', '=', status);
    if (after) {
      const [time, id] = after;
      page = page.where(sql<SqlBool>`(r.last_at, r.id) < (${time}::timestamptz, ${id}::uuid)`);
    }
    const rows = await page
      .orderBy('r.last_at', 'desc')
      .orderBy('r.id', 'desc')
      .limit(limit + 1)
      .execute();
    const { items, nextCursor } = pageOf(rows, limit, (last) =>
      encodeCursor([isoTime(last.last_at), last.report_id]),
    );
    // A page after the last report has no row that holds the total.
    const total = rows[0]?.total ?? (after && (await counted.executeTakeFirst())?.total) ?? 0;
    return { items: items.map((row) => this.reports.viewOf(row)), nextCursor, total: Number(total) };
  }
}
