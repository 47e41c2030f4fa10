import { EntityManager } from '@mikro-orm/postgresql';
import type { GuideDefinition, GuideView } from '@manette/contracts/fulfilment';
import { Clock, newId, Outbox } from '@manette/platform';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { newSteps } from '../../domain/guides/sent-guide.js';
import { guideViewOf, type GuideTables } from '../guide-rows.js';

/** Stores a guide that is sent and notifies its client and the administrators; inside the caller's unit of work. */
@Injectable()
export class GuideSender {
  constructor(
    private readonly em: EntityManager,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /** Returns the guide if it was already sent into this ticket, otherwise null. */
  async find(ticketId: string, key: string): Promise<GuideView | null> {
    const row = await this.db
      .selectFrom('fulfilment.sent_guide')
      .selectAll()
      .where('ticket_id', '=', ticketId)
      .where(sql<string>`definition ->> 'key'`, '=', key)
      .executeTakeFirst();
    return row ? guideViewOf(row) : null;
  }

  /** @param ticketId null for a rental that began before the ledger */
  async send(guide: GuideDefinition, ticketId: string | null, clientId: string): Promise<GuideView> {
    const { steps: _steps, ...definition } = guide;
    const row = {
      id: newId(),
      ticket_id: ticketId,
      client_id: clientId,
      definition,
      steps: newSteps(guide),
      sent_at: this.clock.now(),
    };
    const stored = { ...row, definition: JSON.stringify(definition), steps: JSON.stringify(row.steps) };
    await sql`
      insert into fulfilment.sent_guide (id, ticket_id, client_id, definition, steps, sent_at)
      values (${stored.id}, ${ticketId}, ${clientId}, ${stored.definition}::jsonb, ${stored.steps}::jsonb,
              ${stored.sent_at})`.execute(this.db);
    const view = guideViewOf(row);
    this.outbox.emit([{ user: clientId }, { admins: true }], 'guide_updated', view);
    return view;
  }

  private get db() {
    return this.em.getKysely<GuideTables>();
  }
}
