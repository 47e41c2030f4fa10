import { GetPersonalEntries, type PersonalEntry } from '@manette/contracts/audit';
import type { PersonalPage } from '@manette/contracts/identity';
import { isoTime } from '@manette/platform';
import { EntityManager } from '@mikro-orm/postgresql';
import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { sql } from 'kysely';

const AT_ONCE = 500;

/** The fields that are read of an entry's body. */
interface Body extends Omit<PersonalEntry, 'at' | 'actor' | 'target'> {
  actor: { _id: string; username: string } | null;
  target: { type: string; _id: string | null; label: string | null } | null;
}

interface Row {
  seq: string;
  at: Date | string;
  body: Body;
  /** The current name of the actor; null if deleted. */
  username: string | null;
}

/** Leaves out personal data of other users: their IP address and device, and the name of the target of their action. */
function personalEntryOf({ at, body, username }: Row, userId: string): PersonalEntry {
  const { action, outcome, actor, address, userAgent, target, changes, reason } = body;
  const isOwn = actor ? actor._id === userId : target?._id === userId;
  return {
    ...{ at: isoTime(at), action, outcome },
    actor: actor && (username ?? '[Deleted]'),
    address: isOwn ? address : null,
    userAgent: isOwn ? userAgent : null,
    target: target && { type: target.type, label: target.label },
    ...{ changes: changes ?? [], reason: reason ?? null },
  };
}

/** Called by identity for the export of a client's data [TRU-110]. */
@QueryHandler(GetPersonalEntries)
export class GetPersonalEntriesHandler implements IQueryHandler<
  GetPersonalEntries,
  PersonalPage<PersonalEntry>
> {
  constructor(private readonly em: EntityManager) {}

  async execute({ userId, after }: GetPersonalEntries): Promise<PersonalPage<PersonalEntry>> {
    const { rows } = await sql<Row>`
      select e.seq, e.at, e.body, u.username
      from audit.entry e
      left join identity.public_user u on u.id::text = e.body -> 'actor' ->> '_id'
      where ((e.body -> 'actor' ->> '_id') collate "C" = ${userId}
          or (e.body -> 'target' ->> '_id') collate "C" = ${userId})
        and e.seq > ${after ?? '0'}::bigint
      order by e.seq limit ${AT_ONCE}`.execute(this.em.getKysely<object>());
    const last = rows.length === AT_ONCE ? rows.at(-1) : undefined;
    return { items: rows.map((row) => personalEntryOf(row, userId)), next: last?.seq ?? null };
  }
}
