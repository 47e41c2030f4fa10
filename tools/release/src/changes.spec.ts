import { emptyIndex, type ReleaseIndex } from '@manette/platform/releases';
import { promoted, published, rolledBack } from './changes.js';

const FILES = { 'mf-manifest.json': 'sha384-x' };
const at = (minute: number) => new Date(Date.UTC(2026, 10, 22, 12, minute));

const publish = (index: ReleaseIndex, version: string, minute: number, share?: number) =>
  published(index, 'admin', version, { needs: '^1.0.0', files: FILES }, { share, now: at(minute) });
const admin = ({ parts }: ReleaseIndex) => parts.admin;

describe('changes of the release index', () => {
  const two = publish(publish(emptyIndex(), 'a', 1), 'b', 2);
  const trying = publish(two, 'c', 3, 10);

  it('[OPS-037] a published version becomes current, and the previous one is retired', () => {
    expect(admin(two)).toMatchObject({
      current: 'b',
      canary: null,
      versions: {
        a: { wasCurrent: true, retiredAt: at(2).toISOString() },
        b: {
          wasCurrent: true,
          retiredAt: null,
          publishedAt: at(2).toISOString(),
          needs: '^1.0.0',
          files: FILES,
        },
      },
    });
  });

  it('[OPS-038] a canary leaves the current version unchanged, and retires the previous canary', () => {
    expect(admin(trying)).toMatchObject({ current: 'b', canary: { version: 'c', share: 10 } });
    expect(admin(trying).versions.c).toMatchObject({ wasCurrent: false, retiredAt: null });
    const next = admin(publish(trying, 'd', 4, 20));
    expect(next).toMatchObject({ current: 'b', canary: { version: 'd', share: 20 } });
    expect(next.versions.c?.retiredAt).toBe(at(4).toISOString());
  });

  it('[OPS-039] promoting changes the share, or makes the canary current', () => {
    expect(admin(promoted(trying, 'admin', 50, at(5)))).toMatchObject({
      current: 'b',
      canary: { version: 'c', share: 50 },
    });
    const done = admin(promoted(trying, 'admin', undefined, at(5)));
    expect(done).toMatchObject({ current: 'c', canary: null });
    expect(done.versions).toMatchObject({
      b: { retiredAt: at(5).toISOString() },
      c: { wasCurrent: true, retiredAt: null },
    });
  });

  it('[OPS-040] rolling back ends the canary first, then goes back version by version', () => {
    const ended = rolledBack(trying, 'admin', undefined, at(5));
    expect(admin(ended)).toMatchObject({ current: 'b', canary: null });
    expect(admin(ended).versions.c).toMatchObject({ wasCurrent: false, retiredAt: at(5).toISOString() });
    // The ended canary was never current.
    const back = rolledBack(ended, 'admin', undefined, at(6));
    expect(admin(back)).toMatchObject({ current: 'a', versions: { a: { retiredAt: null } } });
    expect(() => rolledBack(back, 'admin', undefined, at(7))).toThrow('admin has no earlier release');
    expect(admin(rolledBack(back, 'admin', 'c', at(7)))).toMatchObject({ current: 'c' });
  });

  it('[OPS-042] refuses to promote or roll back to a version that does not exist', () => {
    expect(() => promoted(two, 'admin', undefined, at(5))).toThrow('admin has no canary');
    expect(() => rolledBack(two, 'admin', 'z', at(5))).toThrow('admin z is not in the store');
    expect(() => rolledBack(emptyIndex(), 'admin', undefined, at(5))).toThrow('admin has no earlier release');
  });

  it('[OPS-043] publishing a version again changes nothing', () => {
    expect(publish(two, 'a', 9)).toBe(two);
  });

  it('[OPS-040] versions keep the order of their publishing when the clock is set back', () => {
    const late = publish(two, 'c', 0);
    expect(admin(rolledBack(late, 'admin', undefined, at(5))).current).toBe('b');
  });
});
