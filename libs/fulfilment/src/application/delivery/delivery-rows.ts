import { DELIVERY_RULES, type DeliveryView } from '@manette/contracts/fulfilment';
import { isoTime } from '@manette/platform';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql, type Selectable } from 'kysely';
import type { DeliveryTable, FulfilmentTables } from '../fulfilment.tables.js';

/** The maximum of reveals, the latest ones, in a response and in the dispute file; the timeline has all reveals. */
const MOST_REVEALS = 500;
const DELETED_PERSON = '[Deleted]';

interface RevealRow {
  at: string;
  side: 'client' | 'admin';
  username: string | null;
  address: string | null;
  session: string | null;
}

type Row = Selectable<DeliveryTable> & { reveals: RevealRow[] };

/** Returns the accepted rules with their text at that time, or the current rules if none were accepted. */
function rulesOf({ rules_key: key, acknowledgement }: Row): DeliveryView['rules'] {
  const { version, en, ar } = acknowledgement ?? DELIVERY_RULES[key];
  return { key, version, en: [...en], ar: [...ar] };
}

/** Reads deliveries with their reveals. */
@Injectable()
export class DeliveryRows {
  constructor(private readonly em: EntityManager) {}

  /** @param forAdmin adds addresses and sessions, which clients do not see [LIF-055] */
  async find(ticketId: string, now: Date, forAdmin: boolean): Promise<DeliveryView | null> {
    const { rows } = await sql<Row>`
      select d.*, coalesce(r.all, '[]'::json) as reveals from fulfilment.delivery d
      left join lateral (
        select json_agg(n order by n.at, n.id) as all from (
          select r.id, r.at, r.side, r.address, r.session, u.username from fulfilment.reveal r
          left join identity.public_user u on u.id = r.person_id
          where r.delivery_id = d.id order by r.at desc, r.id desc limit ${MOST_REVEALS}
        ) n
      ) r on true
      where d.ticket_id = ${ticketId}`.execute(this.em.getKysely<FulfilmentTables>());
    return rows[0] ? viewOf(rows[0], now, forAdmin) : null;
  }
}

function viewOf(row: Row, now: Date, forAdmin: boolean): DeliveryView {
  const { acknowledgement: accepted, expires_at: expiresAt } = row;
  const origin = ({ address, session }: { address: string | null; session: string | null }) =>
    forAdmin ? { address, session } : {};
  const isOver = row.state === 'revealed' && expiresAt !== null && new Date(expiresAt) <= now;
  return {
    _id: row.id,
    ticketId: row.ticket_id,
    ticketNumber: row.ticket_number,
    state: isOver ? 'expired' : row.state,
    rules: rulesOf(row),
    acknowledgement: accepted && {
      version: accepted.version,
      language: accepted.language,
      at: accepted.at,
      ...origin(accepted),
    },
    reveals: row.reveals.map((reveal) => ({
      at: isoTime(reveal.at),
      by: reveal.side,
      username: reveal.username ?? DELETED_PERSON,
      ...origin(reveal),
    })),
    expiresAt: expiresAt && isoTime(expiresAt),
    replacements: [...row.replacements],
    createdAt: isoTime(row.created_at),
  };
}
