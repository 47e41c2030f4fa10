import { gathered } from './gathered.ts';

describe('changes of sources', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('[RUN-DEV] are handled in one batch after a quiet period, and batches run one after the other', async () => {
    const batches: string[][] = [];
    let finish = (): void => undefined;
    const changed = gathered<string>(async (changes) => {
      batches.push([...changes]);
      await new Promise<void>((resolve) => (finish = resolve));
    });
    changed('catalog');
    await jest.advanceTimersByTimeAsync(100);
    changed('orders');
    changed('catalog');
    await jest.advanceTimersByTimeAsync(200);
    expect(batches).toEqual([['catalog', 'orders']]);
    changed('identity');
    await jest.advanceTimersByTimeAsync(200);
    expect(batches).toHaveLength(1);
    finish();
    await jest.advanceTimersByTimeAsync(0);
    expect(batches).toEqual([['catalog', 'orders'], ['identity']]);
  });
});
