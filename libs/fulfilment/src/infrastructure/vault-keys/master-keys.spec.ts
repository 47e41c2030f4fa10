import { MasterKeys } from './master-keys.js';

const key = (version: string, fill: number) => ({ version, key: Buffer.alloc(32, fill) });
const withKeys = (...keys: ReturnType<typeof key>[]) => new MasterKeys({ vault: { keys } });
const SECRET = Buffer.from('ABCD-EFGH-IJKL');

describe('the master keys', () => {
  const keys = withKeys(key('v1', 1));

  it('[LIF-065] encrypt each content with its own key', () => {
    const [one, two] = [keys.seal(SECRET, 'item 1'), keys.seal(SECRET, 'item 1')];
    expect(one.content.equals(two.content) || one.wrappedKey.equals(two.wrappedKey)).toBe(false);
    for (const { content } of [one, two]) expect(content.includes(SECRET.subarray(0, 4))).toBe(false);
    expect(keys.open(one, 'item 1')).toEqual(SECRET);
  });

  it('[LIF-065] decrypt nothing that comes from another row, as a whole or in part', () => {
    const [one, two] = [keys.seal(SECRET, 'item 1'), keys.seal(SECRET, 'item 2')];
    expect(() => keys.open(one, 'item 2')).toThrow();
    expect(() => keys.open({ ...one, content: two.content }, 'item 1')).toThrow();
    expect(() => keys.open({ ...one, wrappedKey: two.wrappedKey }, 'item 1')).toThrow();
  });

  it('[LIF-117] wrap a data key again, so that the old master key is no longer needed', () => {
    const sealed = keys.seal(SECRET, 'item 1');
    const both = withKeys(key('v2', 2), key('v1', 1));
    const rotated = { ...sealed, ...both.rewrap(sealed, 'item 1') };
    expect(rotated.keyVersion).toBe('v2');
    expect(withKeys(key('v2', 2)).open(rotated, 'item 1')).toEqual(SECRET);
    expect(() => keys.open(rotated, 'item 1')).toThrow('VAULT_KEYS lacks v2');
  });

  it('[LIF-116] refuse to encrypt if there is no master key', () => {
    expect(() => withKeys().seal(SECRET, 'item 1')).toThrow('The vault has no keys');
  });
});
