/// <reference lib="dom" />
/** Entries of the browser's local storage. */
export type Keys = Record<string, string>;

export interface Session {
  token: string;
  user: object;
}

export interface Visit {
  path: string;
  language: 'en' | 'ar';
  /** Null for a visitor who is signed out. */
  session: Session | null;
}

/** The client of the demo data. */
export const CLIENT = { email: 'yacine@example.test', password: 'Client123!' };
const ADMIN = { email: 'admin@manette.test', password: 'Admin123!' };

/** Returns the local storage of a user with this language and session. */
export const kept = (language: string, session: Session | null): Keys => ({
  language,
  ...(session ? { token: session.token, user: JSON.stringify(session.user) } : {}),
});

/** Runs in a page: puts these keys into its storage. */
export function putKeys(keys: Keys): void {
  for (const [key, value] of Object.entries(keys)) localStorage.setItem(key, value);
}

/** Returns the name of a page for tables. */
export const nameOf = ({ path, language }: Visit): string =>
  `${path.replace(/[\da-f-]{36}/, ':id')} ${language}`;

async function ask<Answer>(address: string, init: RequestInit): Promise<Answer> {
  const answer = await fetch(address, init);
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
  return (await answer.json()) as Answer;
}

const signIn = (origin: string, credentials: typeof CLIENT) =>
  ask<Session>(`${origin}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(credentials),
  });

/**
 * Returns the main pages of a product with the demo data, each in both languages.
 * @param only words of which a page's path must contain one; all pages when empty
 */
export async function pagesOf(origin: string, only: readonly string[]): Promise<Visit[]> {
  const [client, admin] = [await signIn(origin, CLIENT), await signIn(origin, ADMIN)];
  const firstId = async (list: string) => {
    const headers = { authorization: `Bearer ${client.token}` };
    const answer = await ask<Record<string, { _id: string }[]>>(`${origin}/api/${list}`, { headers });
    const first = (answer.accounts ?? answer.tickets)?.[0];
    if (!first) throw new Error(`the product has no demo data: ${list} is empty`);
    return first._id;
  };
  const pages: [path: string, session: Session | null][] = [
    ['/login', null],
    ['/register', null],
    ['/accounts', client],
    [`/accounts/${await firstId('accounts')}`, client],
    ['/giftcards', client],
    ['/support', client],
    [`/support/${await firstId('messages/support/tickets')}`, client],
    ['/public-chat', client],
    ['/profile', client],
    ['/admin/dashboard', admin],
    ['/admin/accounts', admin],
    ['/admin/users', admin],
    ['/support', admin],
  ];
  return pages
    .filter(([path]) => only.length === 0 || only.some((part) => path.includes(part)))
    .flatMap(([path, session]) => (['en', 'ar'] as const).map((language) => ({ path, language, session })));
}
