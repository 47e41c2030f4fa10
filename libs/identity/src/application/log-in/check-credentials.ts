import type { LoginInput } from '@manette/contracts/identity';
import { Injectable } from '@nestjs/common';
import { PasswordHasher } from '../../domain/password-hasher.js';
import { InvalidCredentials } from '../../domain/session.errors.js';
import { UserRepository } from '../../domain/user.repository.js';
import { FailedSignIns } from './failed-sign-ins.js';

/** Checks an address and a password. Refusing an unknown address takes as long as refusing a wrong password. */
@Injectable()
export class CheckCredentials {
  constructor(
    private readonly users: UserRepository,
    private readonly hasher: PasswordHasher,
    private readonly failures: FailedSignIns,
  ) {}

  /** @throws InvalidCredentials, TOO_MANY_REQUESTS */
  async check(
    { email, password }: LoginInput,
    ip: string,
  ): Promise<{ userId: string; passwordHash: string }> {
    const refuseWhenTooMany = () => this.failures.refuseWhenTooMany(email, ip);
    await refuseWhenTooMany();
    const stored = await this.users.findCredentials(email);
    const matched = await this.hasher.matches(password, stored?.passwordHash ?? null, refuseWhenTooMany);
    if (!matched || !stored?.passwordHash) {
      await this.failures.count(email, ip);
      throw new InvalidCredentials();
    }
    await refuseWhenTooMany();
    return { userId: stored.id, passwordHash: stored.passwordHash };
  }
}
