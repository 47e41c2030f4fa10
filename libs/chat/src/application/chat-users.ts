import { EntityManager } from '@mikro-orm/postgresql';
import type { MuteView } from '@manette/contracts/chat';
import { Injectable } from '@nestjs/common';
import { ChatUserNotFound } from '../domain/public-chat.errors.js';
import type { ChatTables } from './chat-tables.js';

/** The users of the chat, read from the view that identity publishes. */
@Injectable()
export class ChatUsers {
  constructor(private readonly em: EntityManager) {}

  /** @throws ChatUserNotFound also for deleted users */
  async byId(id: string): Promise<MuteView['user']> {
    const user = await this.em
      .getKysely<ChatTables>()
      .selectFrom('identity.public_user')
      .select(['username', 'role', 'profile_picture'])
      .where('id', '=', id)
      .where('is_deleted', '=', false)
      .executeTakeFirst();
    if (!user) throw new ChatUserNotFound();
    const { username, role, profile_picture: profilePicture } = user;
    return { _id: id, username, role, profilePicture };
  }
}
