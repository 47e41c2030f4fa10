import { CONSOLES, CURRENCIES, PLATFORMS, REGIONS, SERVICES } from '@manette/contracts/catalog';
import { DEMO_EMAILS, DEMO_PASSWORDS } from '@manette/contracts/identity';
import { ORDER_TYPES, PRIORITIES, TICKET_STATUSES } from '@manette/contracts/orders';
import { ACCOUNTS } from './accounts.js';
import { CONVERSATIONS } from './conversations.js';
import { COVER_TITLES } from './covers.js';
import { CARD_FACES, GIFT_CARDS } from './gift-cards.js';
import type { Money } from './money.js';
import { CLIENTS, NADIA, PEOPLE, peopleFor } from './people.js';
import { PUBLIC_CHAT } from './public-chat.js';

const ARABIC = /[\u0600-\u06ff]/;
const distinct = <T>(values: readonly T[]): number => new Set(values).size;
const isExactAmount = ({ amount, currency }: Money): boolean =>
  amount > 0 && Number(amount.toFixed(2)) === amount && CURRENCIES.includes(currency);
const newWithin7Days = (rows: readonly { ageDays: number }[]): number =>
  rows.filter(({ ageDays }) => ageDays < 7).length;

describe('the demo accounts', () => {
  it('are sixty, with different code names', () => {
    expect(ACCOUNTS).toHaveLength(60);
    expect(distinct(ACCOUNTS.map(({ codeName }) => codeName.toLowerCase()))).toBe(60);
  });

  it.each(ACCOUNTS.map((account) => [account.codeName, account] as const))(
    '%s has only valid fields',
    (_, account) => {
      expect(account.codeName).toMatch(/^[A-Za-z0-9 _-]{1,100}$/);
      expect(CONSOLES).toContain(account.console);
      expect(SERVICES).toContain(account.service);
      expect(account.games.length).toBeGreaterThanOrEqual(1);
      expect(account.games.length).toBeLessThanOrEqual(14);
      expect(distinct(account.games)).toBe(account.games.length);
      expect(account.games.every((game) => game.trim() === game && game !== '')).toBe(true);
      expect(isExactAmount(account.prix)).toBe(true);
      expect(Number.isInteger(account.duration)).toBe(true);
      expect(account.duration).toBeGreaterThanOrEqual(account.service === 'Secondaire_Online' ? 1 : 6);
      expect(Number.isInteger(account.available)).toBe(true);
      expect(account.available).toBeGreaterThanOrEqual(0);
      expect(account.available).toBeLessThanOrEqual(12);
      expect(account.description?.length ?? 0).toBeLessThanOrEqual(1000);
      expect(account.ageDays).toBeGreaterThanOrEqual(0);
      expect(account.ageDays).toBeLessThanOrEqual(120);
      expect(account.covers.length).toBeGreaterThanOrEqual(1);
      expect(account.covers.length).toBeLessThanOrEqual(4);
      // Each picture shows a game of the account, the first picture the first game.
      expect(account.games).toEqual(
        expect.arrayContaining(account.covers.map((cover) => COVER_TITLES[cover])),
      );
      expect(account.games[0]).toBe(COVER_TITLES[account.covers[0]!]);
    },
  );

  it('include every console with every service, and every currency', () => {
    const pairs = ACCOUNTS.map(({ console, service }) => `${console} ${service}`);
    expect(distinct(pairs)).toBe(CONSOLES.length * SERVICES.length);
    expect(distinct(ACCOUNTS.map(({ prix }) => prix.currency))).toBe(CURRENCIES.length);
  });

  it('include new, last and out-of-stock ones, with and without descriptions, in both languages', () => {
    const stock = (left: number) => ACCOUNTS.filter(({ available }) => available === left).length;
    const described = ACCOUNTS.flatMap(({ description }) => description ?? []);
    expect(newWithin7Days(ACCOUNTS)).toBeGreaterThanOrEqual(10);
    expect(stock(0)).toBeGreaterThanOrEqual(5);
    expect(stock(1)).toBeGreaterThanOrEqual(5);
    expect(described.length).toBeLessThan(ACCOUNTS.length);
    expect(described.filter((text) => ARABIC.test(text)).length).toBeGreaterThanOrEqual(10);
    expect(described.filter((text) => !ARABIC.test(text)).length).toBeGreaterThanOrEqual(10);
    expect(ACCOUNTS.some(({ games }) => games.length === 14)).toBe(true);
    expect(ACCOUNTS.some(({ games }) => games.length === 1 || games.length === 2)).toBe(true);
  });

  it('have different ages, the newest last, and the twelve newest have twelve different covers', () => {
    const ages = ACCOUNTS.map(({ ageDays }) => ageDays);
    expect(distinct(ages)).toBe(ages.length);
    expect(ages).toEqual([...ages].sort((one, other) => other - one));
    expect(distinct(ACCOUNTS.slice(-12).map(({ covers }) => covers[0]))).toBe(12);
  });

  it('use every cover at least once', () => {
    expect(new Set(ACCOUNTS.flatMap(({ covers }) => covers))).toEqual(new Set(Object.keys(COVER_TITLES)));
  });
});

describe('the demo gift cards', () => {
  it('are forty, with different names and ages', () => {
    expect(GIFT_CARDS).toHaveLength(40);
    expect(distinct(GIFT_CARDS.map(({ name }) => name))).toBe(40);
    expect(distinct(GIFT_CARDS.map(({ ageDays }) => ageDays))).toBe(40);
  });

  it.each(GIFT_CARDS.map((card) => [card.name, card] as const))('%s has only valid fields', (_, card) => {
    expect(card.name.length).toBeLessThanOrEqual(100);
    expect(PLATFORMS).toContain(card.platform);
    expect(card.region.length).toBeLessThanOrEqual(60);
    expect(card.region.split('/').every((code) => REGIONS.some((region) => region === code))).toBe(true);
    expect(isExactAmount(card.value) && isExactAmount(card.price)).toBe(true);
    expect(card.description?.length ?? 0).toBeLessThanOrEqual(1000);
    expect(card.redemptionInstructions.split('\n').length).toBeGreaterThanOrEqual(3);
    expect(card.redemptionInstructions.length).toBeLessThanOrEqual(1000);
    expect(Number.isInteger(card.available) && card.available >= 0).toBe(true);
    expect(CARD_FACES).toContain(card.face);
    expect(card.ageDays).toBeGreaterThanOrEqual(0);
    expect(card.ageDays).toBeLessThanOrEqual(120);
  });

  it('include every platform, every region and one card for two regions', () => {
    expect(new Set(GIFT_CARDS.map(({ platform }) => platform))).toEqual(new Set(PLATFORMS));
    const regions = GIFT_CARDS.map(({ region }) => region);
    expect(REGIONS.filter((region) => !regions.includes(region))).toEqual([]);
    expect(regions.filter((region) => region.includes('/'))).toEqual(['US/CA']);
  });

  it('include new and out-of-stock ones, long descriptions and every picture', () => {
    expect(newWithin7Days(GIFT_CARDS)).toBeGreaterThanOrEqual(5);
    expect(GIFT_CARDS.filter(({ available }) => available === 0).length).toBeGreaterThanOrEqual(3);
    expect(
      GIFT_CARDS.filter(({ description }) => (description?.length ?? 0) > 100).length,
    ).toBeGreaterThanOrEqual(10);
    expect(new Set(GIFT_CARDS.map(({ face }) => face))).toEqual(new Set(CARD_FACES));
  });
});

describe('the demo people', () => {
  it('are six clients, one of them unverified, and a second administrator', () => {
    expect(CLIENTS).toHaveLength(6);
    expect(CLIENTS.every(({ role }) => role === 'client')).toBe(true);
    expect(CLIENTS.filter(({ emailVerified }) => !emailVerified)).toHaveLength(1);
    expect(NADIA).toMatchObject({ username: 'nadia', role: 'admin', emailVerified: true });
    expect(distinct(PEOPLE.map(({ email }) => email))).toBe(PEOPLE.length);
    expect(distinct(PEOPLE.map(({ language }) => language))).toBe(2);
  });

  it.each(PEOPLE.map((person) => [person.username, person] as const))(
    '%s has valid fields for a registration',
    (_, person) => {
      expect(person.username).toMatch(/^[A-Za-z0-9_]{3,20}$/);
      expect(person.email).toMatch(/^[a-z0-9_]+@example\.test$/);
      expect(person.phone).toMatch(/^\+213/);
      expect(person.phone.replace(/[\s()-]/g, '')).toMatch(/^\+?[1-9]\d{0,15}$/);
      expect(person.password).toMatch(/^(?=.*[a-z])(?=.*[A-Z])(?=.*\d).{6,50}$/);
    },
  );
});

describe('the demo conversations', () => {
  const verified = CLIENTS.filter(({ emailVerified }) => emailVerified).map(({ username }) => username);

  it('are at least ten, half in each language, in every status, type and priority', () => {
    const arabic = CONVERSATIONS.filter(({ messages }) => ARABIC.test(messages[0]?.text ?? ''));
    expect(CONVERSATIONS.length).toBeGreaterThanOrEqual(10);
    expect(arabic).toHaveLength(CONVERSATIONS.length / 2);
    expect(new Set(CONVERSATIONS.map(({ status }) => status))).toEqual(new Set(TICKET_STATUSES));
    expect(new Set(CONVERSATIONS.map(({ orderType }) => orderType))).toEqual(new Set(ORDER_TYPES));
    expect(new Set(CONVERSATIONS.map(({ priority }) => priority))).toEqual(new Set(PRIORITIES));
    const sources = CONVERSATIONS.flatMap(({ messages }) => messages.map((m) => m.attachment?.source));
    expect(sources).toEqual(expect.arrayContaining(['payment-receipt.png', 'payment-receipt.pdf']));
  });

  it('include no two open tickets of one client for the same item', () => {
    const open = CONVERSATIONS.filter(({ item, closing }) => item && !closing);
    expect(distinct(open.map(({ client, item }) => JSON.stringify([client, item])))).toBe(open.length);
  });

  it.each(CONVERSATIONS.map((ticket) => [ticket.subject, ticket] as const))(
    '%s has only valid fields',
    (_, ticket) => {
      expect(verified).toContain(ticket.client);
      expect(ticket.subject.length).toBeLessThanOrEqual(200);
      const said = ticket.messages.map(({ minutesAfterOpening }) => minutesAfterOpening);
      const end = ticket.closing?.minutesAfterOpening ?? said.at(-1)!;
      expect([...said, end]).toEqual([...said, end].sort((one, other) => one - other));
      expect(distinct(said)).toBe(said.length);
      expect(end / 60).toBeLessThan(ticket.openedHoursAgo);
      expect(ticket.messages.every(({ text }) => text.trim() !== '' && text.length <= 2000)).toBe(true);

      const closed = ticket.status === 'completed' || ticket.status === 'cancelled';
      expect(ticket.closing !== undefined).toBe(closed);
      if (ticket.status === 'completed') expect(ticket.closing?.by).toBe('admin');
      if (ticket.closing?.reason)
        expect(ticket).toMatchObject({ status: 'cancelled', closing: { by: 'admin' } });
      // The first answer of an administrator takes a ticket up.
      const answered = ticket.messages.some(({ from }) => from === 'admin');
      expect(answered).toBe(ticket.status !== 'pending');
    },
  );

  it('name listings that are older than the ticket, with the subject and type of an order', () => {
    for (const { item, subject, orderType, openedHoursAgo } of CONVERSATIONS) {
      if (!item) {
        expect(['rent', 'buy', 'repair', 'general']).toContain(orderType);
        continue;
      }
      const [row, prefix, name, type] =
        item.kind === 'account'
          ? [ACCOUNTS.find((a) => a.codeName === item.codeName), 'Order Request: ', item.codeName, 'rent']
          : [GIFT_CARDS.find((c) => c.name === item.name), 'Gift Card Order: ', item.name, 'giftcard'];
      expect(subject).toBe(`${prefix}${name}`);
      expect(orderType).toBe(type);
      expect(row!.ageDays * 24).toBeGreaterThan(openedHoursAgo);
    }
  });
});

describe('the demo people', () => {
  it('are exactly those whose published passwords are void when others can reach the shop', () => {
    expect(PEOPLE.map(({ email }) => email)).toEqual(DEMO_EMAILS);
    expect(PEOPLE.every(({ role, password }) => password === DEMO_PASSWORDS[role])).toBe(true);
  });

  it('have no passwords, and include no administrator, when others can reach the shop', () => {
    const there = peopleFor(false);
    expect(there.map(({ username }) => username)).toEqual(CLIENTS.map(({ username }) => username));
    expect(there.filter(({ password, role }) => password !== null || role === 'admin')).toEqual([]);
    expect(peopleFor(true)).toEqual(PEOPLE);
  });
});

describe('the public chat', () => {
  it('is about thirty short messages in both languages over two days, oldest first', () => {
    const times = PUBLIC_CHAT.map(({ minutesAgo }) => minutesAgo);
    expect(PUBLIC_CHAT.length).toBeGreaterThanOrEqual(30);
    expect(times).toEqual([...times].sort((one, other) => other - one));
    expect(distinct(times)).toBe(times.length);
    expect(times[0]).toBeLessThanOrEqual(2 * 24 * 60);
    expect(PUBLIC_CHAT.every(({ text }) => text.length > 0 && text.length <= 200)).toBe(true);
    expect(PUBLIC_CHAT.filter(({ text }) => ARABIC.test(text)).length).toBeGreaterThanOrEqual(10);
  });

  it('is written only by verified clients and administrators', () => {
    const allowed = [...PEOPLE.filter((p) => p.emailVerified).map((p) => p.username), 'first'];
    expect(PUBLIC_CHAT.filter(({ author }) => !allowed.includes(author))).toEqual([]);
  });
});
