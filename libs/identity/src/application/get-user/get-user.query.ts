import type { UserView } from '@manette/contracts/identity';
import { Query } from '@nestjs/cqrs';

/** A person by id, as they see themselves. */
export class GetUser extends Query<UserView> {
  constructor(readonly userId: string) {
    super();
  }
}
