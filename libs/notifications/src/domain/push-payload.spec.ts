import { pushPayload } from './push-payload.js';

const content = {
  ...{ kind: 'savedSearches', title: 'Manette', tag: 'search-1', url: '/accounts', unread: 0 },
  sentAt: new Date('2026-03-10T12:00:00Z'),
};

describe('the payload of a push', () => {
  it('[POC-048] is at most 3 KB, for any characters', () => {
    const long = pushPayload({ ...content, language: 'ar', body: '\u{1f3ae}'.repeat(2_000) });
    expect(Buffer.byteLength(long)).toBeLessThanOrEqual(3 * 1024);
    const { body, ...rest } = JSON.parse(long) as { body: string };
    expect(body).toMatch(/^\u{1f3ae}{500,}$/u);
    expect(rest).toMatchObject({ lang: 'ar', dir: 'rtl', sentAt: '2026-03-10T12:00:00.000Z' });
  });
});
