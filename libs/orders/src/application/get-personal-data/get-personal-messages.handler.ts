import type { PersonalMessage, PersonalPage } from '@manette/contracts/identity';
import { GetPersonalMessages } from '@manette/contracts/orders';
import { personalMessageOf, PERSONAL_MESSAGES_AT_ONCE } from '@manette/conversation';
import { EntityManager } from '@mikro-orm/postgresql';
import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { OrdersTables } from '../orders.tables.js';
import { DELETED_PERSON } from '../ticket-view.js';

/** Called by identity for the export of a client's data; deleted messages are left out [TRU-110]. */
@QueryHandler(GetPersonalMessages)
export class GetPersonalMessagesHandler implements IQueryHandler<
  GetPersonalMessages,
  PersonalPage<PersonalMessage>
> {
  constructor(private readonly em: EntityManager) {}

  async execute({ userId, ticketId, after }: GetPersonalMessages): Promise<PersonalPage<PersonalMessage>> {
    const rows = await this.em
      .getKysely<OrdersTables>()
      .selectFrom('orders.message as m')
      .innerJoin('orders.ticket as t', 't.id', 'm.ticket_id')
      .leftJoin('identity.public_user as u', 'u.id', 'm.sender_id')
      .selectAll('m')
      .select('u.username')
      .where('m.ticket_id', '=', ticketId)
      .where('t.client_id', '=', userId)
      .where('m.deleted_at', 'is', null)
      .where('m.position', '>', Number(after ?? 0))
      .orderBy('m.position')
      .limit(PERSONAL_MESSAGES_AT_ONCE)
      .execute();
    const last = rows.length === PERSONAL_MESSAGES_AT_ONCE ? rows.at(-1) : undefined;
    return {
      items: rows.map((row) =>
        personalMessageOf(row, row.sender_id === null ? null : (row.username ?? DELETED_PERSON)),
      ),
      next: last ? String(last.position) : null,
    };
  }
}
