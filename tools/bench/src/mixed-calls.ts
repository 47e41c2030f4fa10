import type { LoadRequest } from './load/job.ts';
import { WORDS } from './words.ts';

/** Returns typical reads of a client: pages of the shelf, accounts, searches, gift cards, tickets and the profile. */
export async function mixedCalls(url: string, token: string): Promise<LoadRequest[]> {
  const headers = { authorization: `Bearer ${token}` };
  const answer = await fetch(`${url}/api/accounts?limit=100`, { headers });
  const { accounts } = (await answer.json()) as { accounts: { _id: string }[] };
  const paths = accounts.flatMap(({ _id }, number) => [
    '/api/accounts',
    `/api/accounts?inStock=true&console=${number % 2 ? 'PS4' : 'PS5'}`,
    `/api/accounts/${_id}`,
    `/api/accounts?q=${WORDS[number % WORDS.length]}`,
    '/api/giftcards',
    '/api/messages/support/tickets',
    '/api/auth/me',
  ]);
  return paths.map((path) => ({ path }));
}
