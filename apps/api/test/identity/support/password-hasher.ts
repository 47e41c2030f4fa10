import { ModulesContainer } from '@nestjs/core';
import type { TestApp } from '../../support/index.js';

interface PasswordHasher {
  hash(password: string): Promise<string>;
  matches(password: string, stored: string | null): Promise<boolean>;
}

/** The product's own hasher, to be watched at work. */
export function passwordHasher({ app }: TestApp): PasswordHasher {
  const providers = [...app.get(ModulesContainer).values()].flatMap((one) => [...one.providers.values()]);
  return providers.find(({ name }) => name === 'Argon2PasswordHasher')?.instance as PasswordHasher;
}
