import { LockMode } from '@mikro-orm/core';
import { EntityManager } from '@mikro-orm/postgresql';
import type { ReportReason } from '@manette/contracts/chat';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { ReportNotFound } from '../../domain/public-chat.errors.js';
import { ReportRepository } from '../../domain/report.repository.js';
import { Report } from '../../domain/report.js';

const LOCKED = { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true } as const;

/** Reports in PostgreSQL. */
@Injectable()
export class MikroReportRepository extends ReportRepository {
  constructor(private readonly em: EntityManager) {
    super();
  }

  async lock(id: string): Promise<Report> {
    const report = await this.em.findOne(Report, { id }, LOCKED);
    if (!report) throw new ReportNotFound();
    return report;
  }

  lockOfMessage(messageId: string): Promise<Report | null> {
    return this.em.findOne(Report, { messageId }, LOCKED);
  }

  async save(report: Report): Promise<void> {
    this.em.persist(report);
    await this.em.flush();
  }

  async count(report: Report, reporterId: string, reason: ReportReason, at: Date): Promise<boolean> {
    const { numAffectedRows } = await sql`
      insert into chat.report_reason (report_id, reporter_id, reason, at)
      values (${report.id}, ${reporterId}, ${reason}, ${at.toISOString()})
      on conflict do nothing`.execute(this.em.getKysely<object>());
    return Number(numAffectedRows) > 0;
  }
}
