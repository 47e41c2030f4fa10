import type { Browser, Page } from '@playwright/test';
import { ApiFixtures, type Session } from './api-fixtures.ts';
import { Person } from './person.ts';
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

/** A user of each role, and an account, a gift card and a ticket for the screens that show a single one. */
export class RoleFixtures {
  private static made: Promise<RoleFixtures> | undefined;

  private constructor(
    private readonly sessions: Record<Exclude<Role, 'anonymous'>, Session>,
    /** Paths of the screens that show a single listing, ticket or webhook. */
    readonly paths: { account: string; giftCard: string; ticket: string; webhook: string },
    /** The headings of these screens. */
    readonly headings: { account: string; giftCard: string; ticket: string },
  ) {}

  /** Returns the users and data of this worker's product, which are created once. */
  static create(): Promise<RoleFixtures> {
    return (RoleFixtures.made ??= RoleFixtures.make());
  }

  private static async make(): Promise<RoleFixtures> {
    const fixtures = await ApiFixtures.create();
    const client = await fixtures.client('client');
    const other = await fixtures.client('other');
    const deactivated = await fixtures.client('barred');
    const unverified = await fixtures.client('fresh', { verified: false });
    await fixtures.asAdmin('PATCH', `/users/${deactivated.user._id}/toggle-status`);
    const subject = `About ${client.user.username}`;
    const ticket = await fixtures.ticket(client, { subject });
    await fixtures.say(client, ticket, 'Is it **there**?');
    const [account, giftCard] = [await fixtures.account('Screen'), await fixtures.giftCard('Screen')];
    return new RoleFixtures(
      { unverified, client, 'other client': other, deactivated, administrator: fixtures.admin },
      {
        account: `/accounts/${account._id}`,
        giftCard: `/giftcards/${giftCard._id}`,
        ticket,
        webhook: await fixtures.webhook('https://receiver.example.test/hook'),
      },
      { account: account.name, giftCard: giftCard.name, ticket: subject },
    );
  }

  /** Opens a browser for a user of this role, without a page yet. */
  async enter(browser: Browser, role: Role, language: Language): Promise<PersonOfRole> {
    const person = await Person.arrive(browser, language);
    return { person, open: (path) => this.open(person, role, path) };
  }

  /** Loads a page with the stored session of the role. */
  private async open({ page }: Person, role: Role, path: string): Promise<void> {
    if (role !== 'anonymous' && (page.url() === 'about:blank' || role === 'deactivated'))
      await this.bringSession(page, this.sessions[role]);
    await page.goto(path);
  }

  /** Stores a session in the browser, as an earlier visit does; a page whose session is refused clears it. */
  private async bringSession(page: Page, session: Session): Promise<void> {
    // A page on the product's origin that runs no scripts of the product.
    await page.goto('/api/health/live');
    await page.evaluate(({ token, user }) => {
      localStorage.setItem('user', JSON.stringify(user));
      localStorage.setItem('token', token);
    }, session);
  }
}

export interface PersonOfRole {
  person: Person;
  open: (path: string) => Promise<void>;
}
