import type { UserView } from '@manette/contracts/identity';
import { EntityManager } from '@mikro-orm/postgresql';
import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { UserNotFound } from '../../domain/user.errors.js';
import type { IdentityTables } from '../tables.js';
import { GetUser } from './get-user.query.js';
import { selectUsers, toUserView } from './user-view.js';

@QueryHandler(GetUser)
export class GetUserHandler implements IQueryHandler<GetUser> {
  constructor(private readonly em: EntityManager) {}

  /** @throws UserNotFound */
  async execute({ userId }: GetUser): Promise<UserView> {
    const row = await selectUsers(this.em.getKysely<IdentityTables>())
      .where('u.id', '=', userId)
      .executeTakeFirst();
    if (!row) throw new UserNotFound();
    return toUserView(row);
  }
}
