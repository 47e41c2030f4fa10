import { setImmediate as turn } from 'node:timers/promises';
import { forEachAtOnce, shareOut } from './share-out.js';

describe('items that workers share', () => {
  it('are each processed once, at most two at the same time', async () => {
    const done: number[] = [];
    let running = 0;
    let most = 0;
    await forEachAtOnce([1, 2, 3, 4, 5], 2, async (item) => {
      most = Math.max(most, ++running);
      await turn();
      running -= 1;
      done.push(item);
    });
    expect([done.sort(), most]).toEqual([[1, 2, 3, 4, 5], 2]);
  });

  it('are no longer taken after a worker has failed, at its first item or before it', async () => {
    const begun: number[] = [];
    const failing = forEachAtOnce([1, 2, 3, 4, 5], 2, async (item) => {
      begun.push(item);
      await turn();
      if (item === 1) throw new Error('broken');
    });
    await expect(failing).rejects.toThrow('broken');
    expect(begun).toEqual([1, 2]);
    let workers = 0;
    const seen: number[] = [];
    const late = shareOut([1, 2, 3], 2, async (own) => {
      if (++workers === 1) throw new Error('no connection');
      await turn();
      seen.push(...own);
    });
    await expect(late).rejects.toThrow('no connection');
    expect(seen).toEqual([]);
  });
});
