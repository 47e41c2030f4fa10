import { Injectable } from '@nestjs/common';
import { PasswordHasher } from '../../domain/password-hasher.js';
import type { User } from '../../domain/user.js';
import type { Proof } from './proof.js';

/**
 * Compares a password outside a transaction, as that takes long. While the second step is on, a password is no proof [TRU-053].
 */
@Injectable()
export class PasswordProof {
  constructor(private readonly hasher: PasswordHasher) {}

  /** @param refuseWhenTooMany runs again if the comparison had to wait for others */
  async of(
    { passwordHash, secondStepAt }: User,
    password: string,
    refuseWhenTooMany: () => Promise<void>,
  ): Promise<Proof> {
    const matches = await this.hasher.matches(
      password,
      secondStepAt === null ? passwordHash : null,
      refuseWhenTooMany,
    );
    // The password may have been changed, or the second step turned on, since the comparison.
    const stands = (now: User) => now.passwordHash === passwordHash && now.secondStepAt === null;
    return { reason: 'credentials', proves: (now) => Promise.resolve(matches && stands(now)) };
  }
}
