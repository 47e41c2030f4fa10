import { GroupedCounter } from './grouped-counter.js';

describe('calls counted in groups', () => {
  const MINUTE = 60;
  let now: number;
  let shared: Map<string, number>;
  const add = (key: string, points: number) => {
    const count = (shared.get(key) ?? 0) + points;
    shared.set(key, count);
    return Promise.resolve(count);
  };
  const process = (addToShared = add) => new GroupedCounter(100, MINUTE, addToShared, () => now);
  beforeEach(() => {
    now = 30_000;
    shared = new Map();
  });

  it('[contract 2] stop exactly at the limit in one process, and say how long to wait', () => {
    const one = process();
    for (let call = 0; call < 100; call += 1) expect(one.count('ann')).toBeUndefined();
    expect(one.count('ann')).toBe(30);
    expect(one.count('bob')).toBeUndefined();
    now = 60_000;
    expect(one.count('ann')).toBeUndefined();
  });

  it('[contract 2] are added to the shared count in groups of a twentieth of the limit', () => {
    const one = process();
    for (let call = 0; call < 14; call += 1) one.count('ann');
    expect([...shared.values()]).toEqual([10]);
  });

  it('[contract 2] exceed the limit by at most a twentieth per process', async () => {
    const processes = [process(), process()];
    let passed = 0;
    for (let call = 0; call < 300; call += 1) {
      if (processes[call % 2]?.count('ann') === undefined) passed += 1;
      await Promise.resolve();
    }
    expect(passed).toBeGreaterThanOrEqual(100);
    expect(passed).toBeLessThanOrEqual(110);
  });

  it('[contract 2] are still counted while the shared store is unreachable', async () => {
    const one = process(() => Promise.reject(new Error('away')));
    for (let call = 0; call < 100; call += 1) {
      expect(one.count('ann')).toBeUndefined();
      await Promise.resolve();
    }
    expect(one.count('ann')).toBe(30);
  });
});
