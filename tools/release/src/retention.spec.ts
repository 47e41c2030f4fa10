import { emptyIndex, type Release } from '@manette/platform/releases';
import { pruned } from './retention.js';

const DAY = 24 * 60 * 60 * 1000;
const NOW = new Date('2026-11-22T12:00:00Z');
const ago = (days: number) => new Date(NOW.getTime() - days * DAY).toISOString();
const version = (retiredDaysAgo: number | null): Release => ({
  publishedAt: ago(100),
  wasCurrent: true,
  retiredAt: retiredDaysAgo === null ? null : ago(retiredDaysAgo),
  files: {},
});

const index = emptyIndex();
index.parts.admin = {
  current: 'e',
  canary: { version: 'd', share: 5 },
  versions: {
    a: version(20),
    b: version(7),
    c: version(1),
    d: version(null),
    e: version(null),
    f: version(6.9),
  },
};

describe('the store keeps', () => {
  it.each([
    [7, ['a', 'b']],
    [30, []],
    [0, ['a', 'b', 'f']],
  ])('[OPS-046] with a retention of %i days, all versions but %j', (keepDays, gone) => {
    const { index: kept, removed } = pruned(index, { keepDays, now: NOW });
    expect(removed.map(({ version }) => version).sort()).toEqual(gone);
    expect(Object.keys(kept.parts.admin.versions)).toEqual(
      Object.keys(index.parts.admin.versions).filter((one) => !gone.includes(one)),
    );
  });

  it('[OPS-046] the current version, the canary and the newest retired version, whatever their age', () => {
    const old = emptyIndex();
    old.parts.shell = { current: 'b', canary: null, versions: { a: version(300), b: version(null) } };
    expect(pruned(old, { keepDays: 0, now: NOW })).toEqual({ index: old, removed: [] });
  });
});
