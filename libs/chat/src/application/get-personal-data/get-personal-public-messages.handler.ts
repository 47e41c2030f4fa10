import { GetPersonalPublicMessages } from '@manette/contracts/chat';
import type { PersonalMessage, PersonalPage } from '@manette/contracts/identity';
import { personalMessageOf, PERSONAL_MESSAGES_AT_ONCE } from '@manette/conversation';
import type { TableOf } from '@manette/platform';
import { EntityManager } from '@mikro-orm/postgresql';
import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { PublicMessage } from '../../domain/public-message.js';

interface Tables {
  'chat.message': TableOf<PublicMessage>;
  'identity.public_user': { id: string; username: string };
}

/** Called by identity for the export of a client's data; deleted messages are left out [TRU-110]. */
@QueryHandler(GetPersonalPublicMessages)
export class GetPersonalPublicMessagesHandler implements IQueryHandler<
  GetPersonalPublicMessages,
  PersonalPage<PersonalMessage>
> {
  constructor(private readonly em: EntityManager) {}

  async execute({ userId, after }: GetPersonalPublicMessages): Promise<PersonalPage<PersonalMessage>> {
    const rows = await this.em
      .getKysely<Tables>()
      .selectFrom('chat.message as m')
      .innerJoin('identity.public_user as u', 'u.id', 'm.sender_id')
      .selectAll('m')
      .select('u.username')
      .where('m.sender_id', '=', userId)
      .where('m.deleted_at', 'is', null)
      .where('m.position', '>', Number(after ?? 0))
      .orderBy('m.position')
      .limit(PERSONAL_MESSAGES_AT_ONCE)
      .execute();
    const last = rows.length === PERSONAL_MESSAGES_AT_ONCE ? rows.at(-1) : undefined;
    return {
      items: rows.map((row) => personalMessageOf(row, row.username)),
      next: last ? String(last.position) : null,
    };
  }
}
