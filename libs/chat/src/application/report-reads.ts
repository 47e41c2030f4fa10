import { EntityManager } from '@mikro-orm/postgresql';
import type { ReportStatus, ReportView } from '@manette/contracts/chat';
import { messageViewOf } from '@manette/conversation';
import { FileStorage, isoTime } from '@manette/platform';
import { Injectable } from '@nestjs/common';
import { sql, type InferResult } from 'kysely';
import type { ChatTables } from './chat-tables.js';

const REASONS = sql<ReportView['reasons']>`(
  select json_build_object(
    'spam', count(*) filter (where c.reason = 'spam'),
    'insult', count(*) filter (where c.reason = 'insult'),
    'scam', count(*) filter (where c.reason = 'scam'),
    'other', count(*) filter (where c.reason = 'other'))
  from chat.report_reason c where c.report_id = r.id)`.as('reasons');

/** Reads reports with their messages, deleted ones included, for administrators [TRU-102]. */
@Injectable()
export class ReportReads {
  constructor(
    private readonly em: EntityManager,
    private readonly storage: FileStorage,
  ) {}

  /** Selects the rows of reports; `viewOf` converts them to views. */
  rows() {
    return this.em
      .getKysely<ChatTables>()
      .selectFrom('chat.report as r')
      .innerJoin('chat.message as m', 'm.id', 'r.message_id')
      .leftJoin('identity.public_user as u', 'u.id', 'm.sender_id')
      .selectAll('m')
      .select(['u.username', 'u.role', 'u.profile_picture'])
      .select(['r.id as report_id', 'r.status', 'r.outcome', 'r.first_at', 'r.last_at', REASONS]);
  }

  /** Counts the reports with a status. */
  counted(status: ReportStatus) {
    return this.em
      .getKysely<ChatTables>()
      .selectFrom('chat.report')
      .select((eb) => eb.fn.countAll<string>().as('total'))
      .where('status', '=', status);
  }

  async byId(id: string): Promise<ReportView> {
    return this.viewOf(await this.rows().where('r.id', '=', id).executeTakeFirstOrThrow());
  }

  viewOf(row: InferResult<ReturnType<ReportReads['rows']>>[number]): ReportView {
    const { spam, insult, scam, other } = row.reasons;
    return {
      _id: row.report_id,
      message: messageViewOf(row, this.storage),
      reporters: spam + insult + scam + other,
      reasons: row.reasons,
      firstAt: isoTime(row.first_at),
      lastAt: isoTime(row.last_at),
      status: row.status,
      outcome: row.outcome,
    };
  }
}
