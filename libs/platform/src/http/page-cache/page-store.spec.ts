import { ChangeFeed } from '../../database/changes/change-feed.js';
import type { CachedPage } from './cached-page.js';
import { PageStore } from './page-store.js';
import type { StoredPage } from './stored-page.js';

describe('the store of pages', () => {
  let changed: string[];
  let feed: ChangeFeed;
  let store: PageStore;
  /** The callbacks that finish the pending reads, in the order of the reads. */
  let readings: ((body: Buffer) => void)[];
  beforeEach(async () => {
    [changed, readings] = [[], []];
    const table = { since: () => Promise.resolve({ snapshot: '1', keys: { shelf: changed } }) };
    feed = new ChangeFeed(table as never);
    store = new PageStore(feed);
    await feed.confirm();
  });
  const read = () => new Promise<Buffer>((resolve) => readings.push(resolve));
  const list: CachedPage = { route: '/list', scope: 'shelf', group: 'a', key: 'list', read };
  const ask = (page = list) => store.page(page, (body) => `tag of ${body.length} bytes`);
  const text = async (asked?: Promise<StoredPage>) => {
    const page = await asked;
    if (page) await store.prepare(list, page, 'identity');
    return page?.encoded('identity');
  };
  const change = async (group: string) => {
    changed = [group];
    feed.expire();
    await feed.confirm();
  };

  it('[contract 2] reads a page once for all concurrent requests, and keeps it', async () => {
    const asked = [ask(), ask(), ask()];
    readings[0]?.(Buffer.from('{"total":1}'));
    const [first, ...others] = await Promise.all(asked);
    expect(others).toEqual([first, first]);
    expect(await ask()).toBe(first);
    expect(readings).toHaveLength(1);
    expect(first?.etag).toBe('tag of 11 bytes');
    expect(await text(asked[0])).toBe('{"total":1}');
  });

  it('[contract 2] drops a page after a change of its group, but not of another group', async () => {
    const asked = ask();
    readings[0]?.(Buffer.from('{"total":1}'));
    const first = await asked;
    await change('another');
    expect(store.get(list)).toBe(first);
    await change('a');
    expect(store.get(list)).toBeUndefined();
  });

  it('[contract 2] neither keeps nor shares a page whose group changed while it was being read', async () => {
    const before = ask();
    await change('a');
    const after = ask();
    readings[0]?.(Buffer.from('{"total":1}'));
    expect(await text(before)).toBe('{"total":1}');
    expect(store.get(list)).toBeUndefined();
    readings[1]?.(Buffer.from('{"total":2}'));
    expect(await text(after)).toBe('{"total":2}');
    expect(store.get(list)).toBe(await after);
  });

  it('[contract 2] reads again after a read that failed', async () => {
    const fails = { ...list, read: () => Promise.reject(new Error('away')) };
    await expect(ask(fails)).rejects.toThrow('away');
    const asked = ask();
    readings[0]?.(Buffer.from('{"total":1}'));
    expect(await text(asked)).toBe('{"total":1}');
  });

  it('[contract 2] counts the compressed size of the pages against its capacity', async () => {
    const bytes = Buffer.alloc(1024 * 1024, '{"total":1}');
    const pages = Array.from({ length: 20 }, (_, at) => ({
      ...list,
      key: `list ${at}`,
      read: () => Promise.resolve(bytes),
    }));
    for (const page of pages) await store.prepare(page, await ask(page), 'br');
    expect(pages.filter((page) => store.get(page))).toHaveLength(20);
  });
});
