import { EmailTaken, UsernameTaken } from '../domain/user.errors.js';
import { UserRepository } from '../domain/user.repository.js';
import type { User } from '../domain/user.js';

const same = (one: string | null, other: string | null) =>
  one !== null && one.toLowerCase() === other?.toLowerCase();

/** Users in memory. */
export class InMemoryUserRepository extends UserRepository {
  readonly all: User[] = [];

  async add(user: User): Promise<void> {
    await this.save(user);
    this.all.push(user);
  }

  async save(user: User): Promise<void> {
    const others = this.all.filter(({ id }) => id !== user.id);
    if (others.some(({ username }) => same(username, user.username))) throw new UsernameTaken();
    if (others.some(({ email }) => same(email, user.email))) throw new EmailTaken();
  }

  async lock(id: string): Promise<User | null> {
    return this.find((user) => user.id === id);
  }

  read(id: string): Promise<User | null> {
    return this.lock(id);
  }

  async lockByEmail(email: string): Promise<User | null> {
    return this.find((user) => same(user.email, email));
  }

  async lockByGoogleId(googleId: string): Promise<User | null> {
    return this.find((user) => user.googleId === googleId);
  }

  async isLastAdministrator(id: string): Promise<boolean> {
    return !this.all.some((user) => user.isAdmin && user.isActive && user.id !== id);
  }

  async findCredentials(email: string) {
    const user = await this.lockByEmail(email);
    return user ? { id: user.id, passwordHash: user.passwordHash } : undefined;
  }

  private find(matches: (user: User) => boolean): User | null {
    return this.all.find((user) => user.deletedAt === null && matches(user)) ?? null;
  }
}
