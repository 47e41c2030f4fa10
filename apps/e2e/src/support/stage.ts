import type { Browser } from '@playwright/test';
import { mailedLink } from './mails.ts';
import { newcomer, newName } from './newcomer.ts';
import { Person } from './person.ts';
import { product } from './product.ts';
import type { Language } from './words.ts';

export const ROLES = [
  'anonymous',
  'unverified',
  'client',
  'other client',
  'deactivated',
  'administrator',
] as const;
export type Role = (typeof ROLES)[number];

/** A call to the product, by a person or by nobody. */
async function call<T>(path: string, { token, ...init }: RequestInit & { token?: string } = {}): Promise<T> {
  const answer = await fetch(`${product.origin}/api${path}`, {
    ...init,
    headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as T;
}

interface Session {
  token: string;
  user: { _id: string; username: string };
}

async function verified(what: string): Promise<Session> {
  const { email, token } = await newcomer(newName(what));
  const link = new URL(await mailedLink('verify-email', email));
  await call(`/users/verify-email/${link.pathname.split('/').at(-1) ?? ''}`);
  return { token, ...(await call<Pick<Session, 'user'>>('/auth/me', { token })) };
}

/** People of every kind, and something of everything that a screen shows. */
export class Stage {
  private constructor(
    private readonly sessions: Record<Exclude<Role, 'anonymous'>, Session>,
    /** Paths of screens that show one of many. */
    readonly paths: { account: string; giftCard: string; ticket: string },
    readonly subject: string,
  ) {}

  static async set(): Promise<Stage> {
    const { email, password } = product.admin;
    const login = { method: 'POST', body: JSON.stringify({ email, password }) };
    const administrator = await call<Session>('/auth/login', login);
    const { token } = administrator;
    const [client, other, barred] = [
      await verified('client'),
      await verified('other'),
      await verified('barred'),
    ];
    const fresh = await newcomer(newName('fresh'));
    const unverified = {
      ...fresh,
      ...(await call<Pick<Session, 'user'>>('/auth/me', { token: fresh.token })),
    };
    await call(`/users/${barred.user._id}/toggle-status`, { method: 'PATCH', token });
    const subject = `About ${client.user.username}`;
    const { ticket } = await call<{ ticket: { _id: string } }>('/messages/support/ticket', {
      method: 'POST',
      token: client.token,
      body: JSON.stringify({ subject, orderType: 'general', description: 'Is it **there**?' }),
    });
    const { accounts } = await call<{ accounts: { _id: string }[] }>('/accounts?limit=1', { token });
    const { giftCards } = await call<{ giftCards: { _id: string }[] }>('/giftcards?limit=1', { token });
    return new Stage(
      { unverified, client, 'other client': other, deactivated: barred, administrator },
      {
        account: `/accounts/${accounts[0]?._id ?? ''}`,
        giftCard: `/giftcards/${giftCards[0]?._id ?? ''}`,
        ticket: `/support/${ticket._id}`,
      },
      subject,
    );
  }

  /** Somebody of a kind in a browser of their own, not on any page yet. */
  async enter(browser: Browser, role: Role, language: Language): Promise<PersonOnStage> {
    const person = await Person.arrive(browser, language);
    return { person, open: (path) => this.open(person, role, path) };
  }

  /** Loads a page with the session as it is when somebody comes back. */
  private async open({ page }: Person, role: Role, path: string): Promise<void> {
    const session = role === 'anonymous' ? null : this.sessions[role];
    // On the product's origin, where nothing of it runs yet.
    await page.goto('/api/health/live');
    await page.evaluate((kept) => {
      localStorage.removeItem('token');
      localStorage.removeItem('user');
      if (!kept) return;
      localStorage.setItem('token', kept.token);
      localStorage.setItem('user', JSON.stringify(kept.user));
    }, session);
    await page.goto(path);
  }
}

export interface PersonOnStage {
  person: Person;
  open: (path: string) => Promise<void>;
}
