import { ChangeFeed } from '@manette/platform';
import { ListingTexts } from './listing-texts.js';

const TEXT = Buffer.from('{}');

describe('the texts of listings', () => {
  let changed: string[];
  let feed: ChangeFeed;
  let texts: ListingTexts;
  beforeEach(async () => {
    changed = [];
    const table = { since: () => Promise.resolve({ snapshot: '1', keys: { 'catalog.listing': changed } }) };
    feed = new ChangeFeed(table as never);
    texts = new ListingTexts(feed);
    await feed.confirm();
  });
  const change = async (...kinds: string[]) => {
    changed = kinds;
    feed.expire();
    await feed.confirm();
  };

  it('[contract 2] are found only by the id and version of their row', () => {
    texts.reading()('a', '7', TEXT);
    expect([texts.find('a', '7'), texts.find('a', '8'), texts.find('b', '7')]).toEqual([
      TEXT,
      undefined,
      undefined,
    ]);
  });

  it('[contract 2] stay when listings of one kind change, and are dropped when a picture changes, which is noted for both kinds', async () => {
    texts.reading()('a', '7', TEXT);
    await change('account');
    expect(texts.find('a', '7')).toBe(TEXT);
    await change('account', 'giftCard');
    expect(texts.find('a', '7')).toBeUndefined();
  });

  it('[contract 2] are not cached if a picture changed while the listings were read', async () => {
    const keep = texts.reading();
    await change('account', 'giftCard');
    keep('a', '7', TEXT);
    expect(texts.find('a', '7')).toBeUndefined();
  });

  it('[contract 2] have room until the cache evicts a text, and again after the cache is cleared', async () => {
    const keep = texts.reading();
    const large = Buffer.alloc(8 * 1024 * 1024);
    for (const id of ['a', 'b']) keep(id, '7', large);
    expect(texts.haveRoom).toBe(true);
    keep('c', '7', large);
    expect([texts.find('a', '7'), texts.haveRoom]).toEqual([undefined, false]);
    await change('account', 'giftCard');
    expect(texts.haveRoom).toBe(true);
  });
});
