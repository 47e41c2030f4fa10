import { hash, verify } from '@node-rs/argon2';
import { Injectable } from '@nestjs/common';
import { PasswordHasher } from '../../domain/password-hasher.js';

/** OWASP's figures for argon2id, which is this library's default algorithm. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** argon2id, on libuv's thread pool. */
@Injectable()
export class Argon2PasswordHasher extends PasswordHasher {
  private decoy: Promise<string> | undefined;

  hash(password: string): Promise<string> {
    return hash(password, COST);
  }

  async matches(password: string, stored: string | null): Promise<boolean> {
    // Without a stored hash a comparison with a decoy takes the same time.
    this.decoy ??= this.hash('nobody has this password');
    const matched = await verify(stored ?? (await this.decoy), password);
    return matched && stored !== null;
  }
}
