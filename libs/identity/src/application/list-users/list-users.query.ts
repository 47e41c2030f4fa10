import type { UserListQuery, UserView } from '@manette/contracts/identity';
import { Query } from '@nestjs/cqrs';

export interface UsersPage {
  users: UserView[];
  nextCursor: string | null;
  total: number;
}

/** A page of the people, newest first, for administrators [API-014]. */
export class ListUsers extends Query<UsersPage> {
  constructor(readonly query: UserListQuery) {
    super();
  }
}
