import type { INestApplication } from '@nestjs/common';
import { ModulesContainer } from '@nestjs/core';

interface PasswordHasher {
  cost: { memoryCost?: number; timeCost?: number; parallelism?: number };
  hash(password: string): Promise<string>;
  matches(password: string, stored: string | null): Promise<boolean>;
}

/** Returns the product's password hasher, so that tests can spy on it. */
export function passwordHasher(app: INestApplication): PasswordHasher {
  const providers = [...app.get(ModulesContainer).values()].flatMap((one) => [...one.providers.values()]);
  return providers.find(({ name }) => name === 'Argon2PasswordHasher')?.instance as PasswordHasher;
}
