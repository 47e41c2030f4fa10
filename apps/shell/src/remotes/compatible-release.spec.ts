import { compatibleRelease } from './compatible-release';

const release = (version: string, needs?: string) => ({ entry: `/releases/${version}.json`, version, needs });
const chosen = async (needs: (string | undefined)[], host: string) => {
  const [current, ...older] = needs.map((range, at) => release(String(at), range));
  return (await compatibleRelease({ ...current!, older }, host))?.version ?? null;
};

describe('[OPS-059] the release of a remote that the shell loads', () => {
  it.each([
    ['the current one, built together with this host', ['^1.2.0', '^1.2.0'], '1.2.0', '0'],
    ['the current one, built for an earlier host of the same major version', ['^1.0.0'], '1.2.0', '0'],
    ['the newest older one that is compatible', ['^2.0.0', '^3.0.0', '>=1.1 <2', '^1.0.0'], '1.2.0', '2'],
    ['none if the host is too old for all', ['^1.3.0', '^2.0.0'], '1.2.0', null],
    ['none for an invalid range', ['newest'], '1.2.0', null],
    ['one that declares no range, as it was built', [undefined], '1.2.0', '0'],
  ])('is %s', async (_, needs, host, version) => {
    expect(await chosen(needs, host)).toBe(version);
  });

  it('is the remote as it was built if there are no releases', async () => {
    const built = { entry: '/remotes/admin/mf-manifest.json' };
    expect(await compatibleRelease(built, '1.0.0')).toEqual(built);
  });
});
