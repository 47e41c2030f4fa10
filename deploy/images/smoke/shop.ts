import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { until } from './until.ts';

const ACCOUNT = {
  codeName: 'SMOKE-1',
  service: 'Secondaire_Online',
  console: 'PS5',
  games: ['Astro Bot'],
  prix: { amount: 10, currency: 'USD' },
  duration: 1,
  available: 1,
};
const PASSWORD = 'Passw0rd!';

type Answer = Record<string, Record<string, string> & string>;

/** Returns a function that calls the shop at `origin`, as the user of the token if there is one. */
const callsOf =
  (origin: string, token?: string) =>
  async (method: string, path: string, status: number, body?: object): Promise<Answer> => {
    const answer = await fetch(`${origin}/api${path}`, {
      method,
      headers: {
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(body ? { 'content-type': 'application/json' } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
      signal: AbortSignal.timeout(30_000),
    });
    const text = await answer.text();
    assert.equal(answer.status, status, `${method} ${path}: ${text}`);
    return JSON.parse(text || '{}') as Answer;
  };

/** Returns the token of the mailed link that verifies an address, from the mails that a worker wrote to files. */
function mailedToken(outbox: string): string | undefined {
  // The folder is created with the first mail.
  if (!existsSync(outbox)) return undefined;
  for (const file of readdirSync(outbox).filter((name) => name.endsWith('.eml'))) {
    const mail = readFileSync(join(outbox, file), 'utf8').replaceAll('=\r\n', '').replaceAll('=3D', '=');
    const [, token] = /\/verify-email[/?](?:token=)?([\w-]+)/.exec(mail) ?? [];
    if (token) return token;
  }
  return undefined;
}

/**
 * Completes an order, from the registration of the client to the completed ticket.
 * @param outbox the folder to which the shop writes its mails
 */
export async function completeOrder(
  origin: string,
  outbox: string,
  admin: { email: string; password: string },
) {
  const anybody = callsOf(origin);
  const { token: adminToken } = await anybody('POST', '/auth/login', 200, admin);
  const asAdmin = callsOf(origin, adminToken);
  const { account } = await asAdmin('POST', '/accounts', 201, ACCOUNT);
  const person = { username: 'smoke', email: 'smoke@example.test', phone: '+213551234567' };
  const { token } = await anybody('POST', '/auth/register', 201, {
    ...person,
    password: PASSWORD,
    confirmPassword: PASSWORD,
  });
  const verification = await until('the mail of the verification', () => mailedToken(outbox));
  await anybody('GET', `/users/verify-email?token=${verification}`, 200);
  const asClient = callsOf(origin, token);
  const opened = { subject: 'Order Request: SMOKE-1', accountId: account?._id };
  const { ticket } = await asClient('POST', '/messages/support/ticket', 201, opened);
  await asAdmin('PUT', `/messages/support/ticket/${ticket?._id}/status`, 200, { status: 'completed' });
  const { ticket: closed } = await asClient('GET', `/messages/support/ticket/${ticket?._id}`, 200);
  assert.equal(closed?.status, 'completed');
  const { account: sold } = await asClient('GET', `/accounts/${account?._id}`, 200);
  return { closed, sold };
}
