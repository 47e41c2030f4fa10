import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseIndex } from '@manette/platform/releases';
import { eventually, release, startRelease, writeSmallBuild } from '@manette/platform/testing';

const root = mkdtempSync(join(tmpdir(), 'manette-races-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

const NAMES = ['shell', 'storefront', 'admin'];
const build = (name: string, text: string) =>
  writeSmallBuild(join(root, `dist-${name}-${text}`), name, { text });
const indexOf = (store: string) => parseIndex(readFileSync(join(store, 'releases.json'), 'utf8'));

describe('concurrent releases', () => {
  it('[OPS-044] 10 concurrent publishes of several parts are all in releases.json', async () => {
    const store = join(root, 'ten');
    const publishes = Array.from({ length: 10 }, (_, at) => {
      const name = NAMES[at % NAMES.length] ?? '';
      return release(['publish', name, '--from', build(name, `${at}`)], { RELEASES: store });
    });
    const ended = await Promise.all(publishes);
    expect(ended.map(({ code, reasons }) => [code, reasons])).toEqual(ended.map(() => [0, []]));
    const { parts } = indexOf(store);
    const listed = Object.entries(parts).flatMap(([name, { versions }]) =>
      Object.keys(versions).map((version) => `${name} ${version} published, current`),
    );
    expect(listed.sort()).toEqual(ended.map(({ out }) => out).sort());
    expect((await release(['verify'], { RELEASES: store })).code).toBe(0);
  });

  it.each([
    ['before it has started', () => true],
    ['while it stores its files', (store: string) => existsSync(join(store, '.unfinished'))],
    ['while it has the lock', (store: string) => existsSync(join(store, '.lock'))],
    ['after its files are in place', (store: string) => existsSync(join(store, 'admin'))],
  ])('[OPS-044] a publish killed %s has all effects or none, and can be repeated', async (_, isThere) => {
    const store = mkdtempSync(join(root, 'killed-'));
    const env = { RELEASES: store };
    await release(['publish', 'storefront', '--from', build('storefront', 'one')], env);
    rmSync(join(store, '.unfinished'), { recursive: true });
    rmSync(join(store, '.lock'));
    const before = readFileSync(join(store, 'releases.json'), 'utf8');
    const args = ['publish', 'admin', '--from', build('admin', 'one')];
    const child = startRelease(args, env);
    child.stdout.destroy();
    child.stderr.destroy();
    const ended = once(child, 'exit');
    await eventually(() => isThere(store) || child.exitCode !== null);
    child.kill('SIGKILL');
    await ended;
    const after = readFileSync(join(store, 'releases.json'), 'utf8');
    const isDone = after !== before;
    expect(Object.keys(parseIndex(after).parts.admin.versions)).toHaveLength(isDone ? 1 : 0);
    const again = await release(args, env);
    expect(again.out).toMatch(isDone ? /is published already$/ : /published, current$/);
    const { parts } = indexOf(store);
    expect(readdirSync(join(store, 'admin'))).toEqual([parts.admin.current]);
    expect((await release(['verify'], env)).code).toBe(0);
  });
});
