import { identityEvents, type UserRegistered } from '@manette/contracts/identity';
import { Clock, Outbox, newId } from '@manette/platform';
import { Injectable } from '@nestjs/common';
import { UserRepository } from '../../domain/user.repository.js';
import type { User } from '../../domain/user.js';

/** Adds a user and publishes the event, inside the caller's unit of work. */
@Injectable()
export class AddUser {
  constructor(
    private readonly users: UserRepository,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /**
   * Adds the user that `build` creates from a new id and the current time.
   * @throws UsernameTaken or EmailTaken
   */
  async from(build: (created: { id: string; createdAt: Date }) => User): Promise<User> {
    const user = build({ id: newId(), createdAt: this.clock.now() });
    await this.users.add(user);
    const { id: userId, username, role, createdAt } = user;
    const registered: UserRegistered = { userId, username, role, createdAt: createdAt.toISOString() };
    this.outbox.event(identityEvents.userRegistered, registered);
    return user;
  }
}
