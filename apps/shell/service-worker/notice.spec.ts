import { readNotice, targetOf } from './notice';

const PAYLOAD = {
  kind: 'ticketMessages',
  title: 'Manette',
  body: 'New message in T-000123',
  tag: 'ticket-7',
  url: '/support/7',
  lang: 'ar',
  dir: 'rtl',
  unread: 3,
};

describe('readNotice', () => {
  it('[POC-057] returns the fields of the payload', () => {
    const { kind: _kind, ...shown } = PAYLOAD;
    expect(readNotice(JSON.stringify(PAYLOAD))).toEqual(shown);
    expect(readNotice(JSON.stringify({ ...PAYLOAD, unread: 0 })).unread).toBe(0);
  });

  it.each(['', 'no JSON', '7', 'null', '[]', '{}', JSON.stringify({ ...PAYLOAD, body: 7 })])(
    '[POC-057] returns the generic notice for the unreadable payload %j',
    (pushed) => {
      expect(readNotice(pushed)).toEqual({ title: 'Manette', body: 'You have news in Manette', url: '/' });
    },
  );
});

describe('targetOf', () => {
  it.each([
    ['/support/7', '/support/7'],
    ['/accounts?q=PS5#top', '/accounts?q=PS5#top'],
    ['https://evil.test/support', '/'],
    ['//evil.test/support', '/'],
    ['/\\evil.test', '/'],
    ['javascript:alert(1)', '/'],
    ['support/7', '/'],
    [undefined, '/'],
    [7, '/'],
  ])('[POC-058] for %j returns %s', (url, path) => {
    expect(targetOf(url, 'https://shop.test')).toBe(path);
  });
});
