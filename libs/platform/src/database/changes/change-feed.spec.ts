import { ChangeFeed } from './change-feed.js';
import type { Changes, ChangeTable } from './change-table.js';

/** Answers each query when the test says so. */
class AnsweredTable {
  readonly questions: (string | undefined)[] = [];
  private settle: { resolve: (changes: Changes) => void; reject: (error: Error) => void }[] = [];

  since(since: string | undefined): Promise<Changes> {
    this.questions.push(since);
    return new Promise((resolve, reject) => this.settle.push({ resolve, reject }));
  }

  answer(snapshot: string, keys: Record<string, string[]> = {}): void {
    this.settle.at(-1)?.resolve({ snapshot, keys });
  }

  fail(): void {
    this.settle.at(-1)?.reject(new Error('away'));
  }
}

describe('the change feed', () => {
  let table: AnsweredTable;
  let feed: ChangeFeed;
  let told: (readonly string[] | 'all')[];
  beforeEach(() => {
    jest.useFakeTimers();
    table = new AnsweredTable();
    feed = new ChangeFeed(table as unknown as ChangeTable);
    told = [];
    feed.listen('shelf', (keys) => told.push(keys));
  });
  afterEach(() => void jest.useRealTimers());
  const confirm = async (snapshot: string, keys?: Record<string, string[]>) => {
    const confirmed = feed.confirm();
    table.answer(snapshot, keys);
    await confirmed;
  };

  it('follows from its first confirmation on, which reports all keys as changed', async () => {
    expect(feed.isFollowing).toBe(false);
    await confirm('1');
    expect([feed.isFollowing, feed.isConfirmed]).toEqual([true, true]);
    expect(told).toEqual(['all']);
    expect(table.questions[0]).toBeUndefined();
  });

  it('reports the changes of a scope since the previous confirmation', async () => {
    await confirm('1');
    feed.expire();
    await confirm('2', { shelf: ['a', 'b'], other: ['c'] });
    feed.expire();
    await confirm('3', { other: ['c'] });
    expect(told).toEqual(['all', ['a', 'b']]);
    expect(table.questions).toEqual([undefined, '1', '2']);
  });

  it('shares one query among many calls', async () => {
    const calls = [feed.confirm(), feed.confirm(), feed.confirm()];
    table.answer('1');
    await Promise.all(calls);
    await feed.confirm();
    expect(table.questions).toHaveLength(1);
  });

  it('needs a new confirmation after 40 ms', async () => {
    await confirm('1');
    jest.advanceTimersByTime(40);
    expect(feed.isConfirmed).toBe(true);
    jest.advanceTimersByTime(1);
    expect(feed.isConfirmed).toBe(false);
    await confirm('2', { shelf: ['a'] });
    expect(told).toEqual(['all', ['a']]);
  });

  it('refreshes in the background, with one query at a time', async () => {
    await confirm('1');
    jest.advanceTimersByTime(24);
    feed.refresh();
    expect(table.questions).toHaveLength(1);
    jest.advanceTimersByTime(1);
    feed.refresh();
    feed.refresh();
    expect([table.questions.length, feed.isConfirmed]).toEqual([2, true]);
    table.fail();
    while (feed.isAsking) await Promise.resolve();
    feed.refresh();
    table.answer('2', { shelf: ['a'] });
    while (feed.isAsking) await Promise.resolve();
    expect(told).toEqual(['all', ['a']]);
  });

  it('reports all keys as changed when the clean-up may have deleted changes', async () => {
    await confirm('1');
    jest.advanceTimersByTime(5 * 60_000);
    await confirm('2');
    expect(table.questions).toEqual([undefined, undefined]);
    expect(told).toEqual(['all', 'all']);
  });

  it('queries again when a commit came after the query', async () => {
    const before = feed.confirm();
    feed.expire();
    const after = feed.confirm();
    table.answer('1');
    await before;
    expect(feed.isConfirmed).toBe(false);
    // The call after the commit waits for the first query and then starts another.
    while (table.questions.length < 2) await Promise.resolve();
    table.answer('2', { shelf: ['a'] });
    await after;
    expect(told).toEqual(['all', ['a']]);
  });

  it('is not confirmed while the database is unreachable, and continues to follow afterwards', async () => {
    await confirm('1');
    feed.expire();
    const refused = feed.confirm();
    table.fail();
    await expect(refused).rejects.toThrow('away');
    expect([feed.isFollowing, feed.isConfirmed]).toEqual([true, false]);
    await confirm('2', { shelf: ['a'] });
    expect(told).toEqual(['all', ['a']]);
  });
});
