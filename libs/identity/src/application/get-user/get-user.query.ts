import type { UserView } from '@manette/contracts/identity';
import { PreparedReads } from '@manette/platform';
import { EntityManager } from '@mikro-orm/postgresql';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { UserNotFound } from '../../domain/user.errors.js';
import type { IdentityTables } from '../identity.tables.js';
import { selectUsers, toUserView } from './user-view.js';

/** Reads a user by id, as the user and administrators see it. */
export class GetUser extends Query<UserView> {
  constructor(readonly userId: string) {
    super();
  }
}

@QueryHandler(GetUser)
export class GetUserHandler implements IQueryHandler<GetUser> {
  constructor(
    private readonly em: EntityManager,
    private readonly reads: PreparedReads,
  ) {}

  /** @throws UserNotFound */
  async execute({ userId }: GetUser): Promise<UserView> {
    const user = selectUsers(this.em.getKysely<IdentityTables>()).where('u.id', '=', userId);
    const [row] = await this.reads.runInTransactionIfAny(user.compile());
    if (!row) throw new UserNotFound();
    return toUserView(row);
  }
}
