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

describe('what a push shows', () => {
  it('[POC-057] is what its payload says', () => {
    const { kind: _kind, ...shown } = PAYLOAD;
    expect(readNotice(JSON.stringify(PAYLOAD))).toEqual(shown);
    expect(readNotice(JSON.stringify({ ...PAYLOAD, unread: 0 })).unread).toBe(0);
  });

  it.each(['', 'no JSON', '7', 'null', '[]', '{}', JSON.stringify({ ...PAYLOAD, body: 7 })])(
    '[POC-057] is that there is news, where it says %j',
    (pushed) => {
      expect(readNotice(pushed)).toEqual({ title: 'Manette', body: 'You have news in Manette', url: '/' });
    },
  );
});

describe('where a press leads', () => {
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
  ])('[POC-058] of %j is %s', (url, path) => {
    expect(targetOf(url, 'https://shop.test')).toBe(path);
  });
});
