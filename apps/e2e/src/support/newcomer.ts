import { randomBytes } from 'node:crypto';
import { product } from './product.ts';

export const PASSWORD = 'Manette1!';

/** A name that nobody has yet. */
export const newName = (what: string): string => `${what}_${randomBytes(4).toString('hex')}`;

export const addressOf = (username: string): string => `${username}@example.test`;

/** Somebody who has registered, by a call: for journeys that begin after that. */
export async function newcomer(
  username: string,
): Promise<{ username: string; email: string; token: string }> {
  const email = addressOf(username);
  const answer = await fetch(`${product.origin}/api/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, email, phone: '+213 555 12 34 56', password: PASSWORD }),
  });
  if (!answer.ok) throw new Error(`${username} could not register: ${await answer.text()}`);
  const { token } = (await answer.json()) as { token: string };
  return { username, email, token };
}
