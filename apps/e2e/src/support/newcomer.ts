import { randomBytes } from 'node:crypto';
import { call, type Session } from './api-fixtures.ts';

export const PASSWORD = 'Manette1!';

/** Returns a new username. */
export const newName = (what: string): string => `${what}_${randomBytes(4).toString('hex')}`;

export const addressOf = (username: string): string => `${username}@example.test`;

/** Registers a user through the API. */
export async function newcomer(
  username: string,
): Promise<{ username: string; email: string; token: string }> {
  const email = addressOf(username);
  const form = { username, email, phone: '+213 555 12 34 56', password: PASSWORD };
  const { token } = await call<Session>('POST', '/auth/register', form);
  return { username, email, token };
}
