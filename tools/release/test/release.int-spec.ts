import {
  appendFileSync,
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { release, writeSmallBuild } from '@manette/platform/testing';
import type { ReleaseIndex } from '@manette/platform/releases';

const root = mkdtempSync(join(tmpdir(), 'manette-release-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

const build = (name: string, text: string) =>
  writeSmallBuild(join(root, `dist-${name}-${text}`), name, { text });
const done = (out: unknown) => ({ code: 0, out, reasons: [] });
const refused = (...reasons: string[]) => ({ code: 1, out: '', reasons });
const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(folder.length + 1))
    .sort();

describe('npm run release', () => {
  const store = join(root, 'store');
  const run = (...args: string[]) => release(args, { RELEASES: store, RELEASES_KEEP_DAYS: '0' });
  const index = () => JSON.parse(readFileSync(join(store, 'releases.json'), 'utf8')) as ReleaseIndex;
  const admin = () => index().parts.admin;
  let first = '';
  let second = '';

  it('[OPS-037] [OPS-043] [OPS-045] publishes a build, with a digest of each of its files', async () => {
    const dist = build('admin', 'one');
    const { out, ...rest } = await run('publish', 'admin', '--from', dist);
    first = admin().current ?? '';
    expect({ out, ...rest }).toEqual(done(`admin ${first} published, current`));
    expect(first).toMatch(/^0\.1\.0-[0-9a-f]{12}$/);
    expect(filesIn(join(store, 'admin', first))).toEqual(filesIn(dist));
    expect(Object.keys(admin().versions[first]?.files ?? {}).sort()).toEqual(filesIn(dist));
    expect(index()).toEqual({
      format: 1,
      parts: {
        shell: { current: null, canary: null, versions: {} },
        storefront: { current: null, canary: null, versions: {} },
        admin: {
          current: first,
          canary: null,
          versions: {
            [first]: {
              publishedAt: expect.stringMatching(/^\d{4}-.*Z$/),
              wasCurrent: true,
              retiredAt: null,
              needs: '^1.0.0',
              files: expect.objectContaining({
                'mf-manifest.json': expect.stringMatching(/^sha384-[\w+/]{64}$/),
              }),
            },
          },
        },
      },
    });
    expect(filesIn(dist).some((file) => file.endsWith('.js.br'))).toBe(true);
  });

  it('[OPS-043] says that the same build is published already, and adds nothing', async () => {
    const before = readFileSync(join(store, 'releases.json'), 'utf8');
    expect(await run('publish', 'admin', '--from', build('admin', 'one'), '--share', '5')).toEqual(
      done(`admin ${first} is published already`),
    );
    expect(readFileSync(join(store, 'releases.json'), 'utf8')).toBe(before);
  });

  it('[OPS-038] [OPS-039] publishes a canary, raises its share, and makes it current', async () => {
    const { out } = await run('publish', 'admin', '--from', build('admin', 'two'), '--share', '10');
    second = admin().canary?.version ?? '';
    expect(out).toBe(`admin ${second} published, canary at 10 %`);
    expect(admin()).toMatchObject({ current: first, canary: { version: second, share: 10 } });
    expect(await run('promote', 'admin', '--share', '40')).toEqual(done(`admin ${second} is canary at 40 %`));
    expect(await run('promote', 'admin')).toEqual(done(`admin ${second} is current`));
    expect(admin()).toMatchObject({ current: second, canary: null });
  });

  it('[OPS-040] rolls back to the previous version, to a named version, and ends a canary', async () => {
    expect(await run('rollback', 'admin')).toEqual(done(`admin ${first} is current`));
    expect(await run('rollback', 'admin', '--to', second)).toEqual(done(`admin ${second} is current`));
    await run('publish', 'admin', '--from', build('admin', 'three'), '--share', '10');
    expect(await run('rollback', 'admin')).toEqual(done(`admin ${second} is current`));
    expect(admin().canary).toBeNull();
  });

  it('[OPS-041] lists one line for each version, or releases.json with --json', async () => {
    const { out } = await run('list');
    expect(out.split('\n')).toHaveLength(Object.keys(admin().versions).length);
    expect(out).toContain(`admin ${second} current`);
    const { out: json } = await run('list', '--json');
    expect(JSON.parse(json)).toEqual(index());
  });

  it('[OPS-046] keeps the newest retired version, and removes older ones with their files', async () => {
    const { out } = await run('publish', 'admin', '--from', build('admin', 'four'));
    expect(out).toMatch(/published, current$/);
    // `second` was retired last. The retention of `first` and of the ended canary has ended.
    expect(Object.keys(admin().versions).sort()).toEqual([admin().current, second].sort());
    expect(readdirSync(join(store, 'admin')).sort()).toEqual([admin().current, second].sort());
    expect(await run('prune')).toEqual(done('nothing to remove'));
  });

  it('[OPS-043] leaves the files of the other parts unchanged', async () => {
    const folder = join(store, 'admin');
    const bytes = () =>
      filesIn(folder).map((file) => [file, readFileSync(join(folder, file)).toString('base64')]);
    const [before, adminBefore] = [bytes(), admin()];
    const { code } = await run('publish', 'storefront', '--from', build('storefront', 'one'));
    expect([code, bytes(), admin()]).toEqual([0, before, adminBefore]);
  });

  it('[OPS-041] finds changed and missing files', async () => {
    const versions = Object.values(index().parts).flatMap((part) => Object.values(part.versions));
    const count = versions.flatMap(({ files }) => Object.keys(files)).length;
    expect(await run('verify')).toEqual(done(`${count} files are as they were published`));
    appendFileSync(join(store, 'admin', second, 'mf-manifest.json'), ' ');
    const missing =
      Object.keys(admin().versions[second]?.files ?? {}).find((file) => file.endsWith('.gz')) ?? '';
    rmSync(join(store, 'admin', second, missing));
    const { code, reasons } = await run('verify');
    expect([code, reasons.sort()]).toEqual([
      1,
      [missing, 'mf-manifest.json'].map((file) => `admin/${second}/${file} is damaged`).sort(),
    ]);
  });

  it('[OPS-042] refuses invalid commands in one line, and changes nothing', async () => {
    const dist = build('admin', 'one');
    const before = readFileSync(join(store, 'releases.json'), 'utf8');
    expect(await release(['list'], {})).toEqual(refused('RELEASES is required'));
    expect(await run('publish', 'cellar')).toEqual(
      refused('Unknown part: cellar; parts are shell, storefront, admin'),
    );
    expect(await run('publish', 'shell', '--from', dist)).toEqual(refused(`${dist} is not a build of shell`));
    expect(await run('publish', 'admin', '--from', '/nowhere')).toEqual(
      refused('/nowhere is not a build of admin'),
    );
    expect(await run('promote', 'admin')).toEqual(refused('admin has no canary'));
    expect(await run('rollback', 'shell')).toEqual(refused('shell has no earlier release'));
    expect(await run('rollback', 'admin', '--to', '9')).toEqual(refused('admin 9 is not in the store'));
    const unreachable = { RELEASES: 's3://bucket', S3_ENDPOINT: 'http://127.0.0.1:1', S3_ACCESS_KEY: 'key' };
    expect(await release(['list'], unreachable)).toEqual(
      refused('S3_SECRET_KEY is required when RELEASES is in S3'),
    );
    expect(await release(['list'], { ...unreachable, S3_SECRET_KEY: 'very-secret' })).toEqual(
      refused('RELEASES cannot be used: ECONNREFUSED'),
    );
    expect(readFileSync(join(store, 'releases.json'), 'utf8')).toBe(before);
  });

  it('refuses to overwrite a malformed releases.json', async () => {
    const broken = join(root, 'broken');
    cpSync(store, broken, { recursive: true });
    writeFileSync(join(broken, 'releases.json'), '{"format": 2}');
    expect(
      await release(['publish', 'admin', '--from', build('admin', 'one')], { RELEASES: broken }),
    ).toEqual(refused('releases.json is malformed'));
    expect(readFileSync(join(broken, 'releases.json'), 'utf8')).toBe('{"format": 2}');
  });
});
