import { BoundedWork } from '@manette/platform';
import { hash, verify, type Options } from '@node-rs/argon2';
import { Injectable } from '@nestjs/common';
import { PasswordHasher } from '../../domain/password-hasher.js';

/** OWASP's parameters for argon2id, the library's default algorithm. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Files, DNS and compression also need libuv's threads, so passwords take at most half of them. */
const THREADS = Number(process.env.UV_THREADPOOL_SIZE ?? 4);
const BOUNDS = { atOnce: Math.max(1, Math.floor(THREADS / 2)), waiting: 200, patience: 10_000 };

/** Hashes with argon2id on some of libuv's threads. */
@Injectable()
export class Argon2PasswordHasher extends PasswordHasher {
  private readonly bounded = new BoundedWork(BOUNDS);
  private decoy: Promise<string> | undefined;
  /** The cost of a new hash. Integration tests that are not about hashes lower it. */
  cost: Readonly<Options> = COST;

  hash(password: string): Promise<string> {
    return this.bounded.run(() => hash(password, this.cost));
  }

  matches(password: string, stored: string | null, afterWaiting?: () => Promise<void>): Promise<boolean> {
    return this.bounded.run(async () => {
      // Without a stored hash, a comparison with a decoy takes the same time.
      this.decoy ??= hash('nobody has this password', this.cost);
      const matched = await verify(stored ?? (await this.decoy), password);
      return matched && stored !== null;
    }, afterWaiting);
  }
}
