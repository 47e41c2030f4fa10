import { cpSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RuntimeConfig } from '@manette/contracts/http';
import { eventually, release, writeSmallBuild } from '@manette/platform/testing';
import { startTestApp, type TestApp } from '../support/index.js';

const HTML = { accept: 'text/html' };
const root = mkdtempSync(join(tmpdir(), 'manette-releases-'));
const store = join(root, 'store');
const index = join(store, 'releases.json');
/** Fewer than in the browser test, which loads the pages 1,000 times (apps/e2e/src/released-parts.e2e.ts). */
const LOADS = 100;
const NAMED = 'https://admin.test/7/mf-manifest.json';

let app: TestApp;
let other: TestApp;
const settings = { SERVE_PAGES: 'true', RELEASES: store, REMOTE_ADMIN_ENTRY: NAMED };

const command = async (...args: string[]) => {
  const { code, out, reasons } = await release(args, { RELEASES: store });
  if (code !== 0) throw new Error(reasons.join('\n'));
  return out.split(' ')[1] ?? '';
};
/** Publishes a build that contains `text`, and returns its version. */
const publish = (name: string, text: string, ...more: string[]) =>
  command('publish', name, '--from', writeSmallBuild(join(root, `${name}-${text}`), name, { text }), ...more);

const ask = (path: string, headers: Record<string, string> = {}, { url } = app) =>
  fetch(`${url}${path}`, { headers });
const config = async (headers: Record<string, string> = {}, of = app) =>
  (await (await ask('/api/config', headers, of)).json()) as RuntimeConfig;
const showsStorefront = (version: string, of = app) =>
  eventually(
    async () => (await config({ cookie: 'manette_bucket=99' }, of)).remotes.storefront.version === version,
  );
const showsShell = (version: string | undefined, of = app) =>
  eventually(async () => (await config({ cookie: 'manette_bucket=99' }, of)).shell?.version === version);
const bucketIn = (answer: Response) =>
  /manette_bucket=(\d+)/.exec(answer.headers.get('set-cookie') ?? '')?.[1];

beforeAll(async () => {
  app = await startTestApp({ env: settings });
  other = await startTestApp({
    env: { ...settings, RELEASES_ORIGIN: 'https://cdn.test', REMOTE_ADMIN_ENTRY: '' },
    beside: app,
  });
});
afterAll(async () => {
  await other.stop();
  await app.stop();
  rmSync(root, { recursive: true, force: true });
});

describe('releases that the API serves', () => {
  const storefronts: string[] = [];

  it('[OPS-050] [OPS-051] are the built parts when there is no store, and the process is ready', async () => {
    expect((await config()).remotes).toEqual({
      storefront: { entry: '/remotes/storefront/mf-manifest.json' },
      admin: { entry: NAMED },
    });
    expect((await config()).shell).toBeUndefined();
    expect((await ask('/api/health/ready')).status).toBe(200);
  });

  it('[OPS-048] are updated without a restart, in every process', async () => {
    const version = await publish('storefront', '1');
    storefronts.push(version);
    await Promise.all([showsStorefront(version), showsStorefront(version, other)]);
    const { remotes, shell } = await config();
    const { integrity = {}, ...rest } = remotes.storefront;
    expect(rest).toEqual({
      entry: `/releases/storefront/${version}/mf-manifest.json`,
      version,
      needs: '^1.0.0',
      older: [],
    });
    const { files } = (
      JSON.parse(readFileSync(index, 'utf8')) as {
        parts: { storefront: { versions: Record<string, { files: Record<string, string> }> } };
      }
    ).parts.storefront.versions[version] ?? { files: {} };
    const entry = Object.keys(files).find((path) => /^js\/remote-entry\.\w+\.js$/.test(path)) ?? '';
    expect(integrity).toEqual({ 'mf-manifest.json': files['mf-manifest.json'], [entry]: files[entry] });
    expect(shell).toBeUndefined();
  });

  it('[OPS-049] name at most 3 versions that were current before, newest first', async () => {
    for (const text of ['2', '3', '4', '5']) storefronts.push(await publish('storefront', text));
    const [, second = '', third = '', fourth = '', fifth = ''] = storefronts;
    await showsStorefront(fifth);
    const older = (await config()).remotes.storefront.older ?? [];
    expect(older.map(({ version }) => version)).toEqual([fourth, third, second]);
    expect(older[0]).toMatchObject({
      entry: `/releases/storefront/${fourth}/mf-manifest.json`,
      needs: '^1.0.0',
      integrity: { 'mf-manifest.json': expect.stringMatching(/^sha384-/) },
    });
  });

  it('[OPS-050] give way to the URL that the operator has configured', async () => {
    const version = await publish('admin', '1');
    await eventually(async () => (await config({}, other)).remotes.admin.version === version);
    expect((await config()).remotes.admin).toEqual({ entry: NAMED });
  });

  it('[OPS-054] [OPS-012] are available below /releases/ for all origins, and no other file is', async () => {
    const [version = ''] = storefronts;
    const folder = `/releases/storefront/${version}`;
    const answer = await ask(`${folder}/mf-manifest.json`);
    expect([answer.status, Object.fromEntries(answer.headers)]).toEqual([
      200,
      expect.objectContaining({
        'access-control-allow-origin': '*',
        'cache-control': 'public, max-age=31536000, immutable',
        'content-type': 'application/json; charset=utf-8',
      }),
    ]);
    const etag = answer.headers.get('etag') ?? '';
    expect((await ask(`${folder}/mf-manifest.json`, { 'if-none-match': etag })).status).toBe(304);
    for (const path of [
      `${folder}/none.js`,
      '/releases/storefront/0.1.0-000000000000/mf-manifest.json',
      '/releases/releases.json',
      '/releases/cellar/1/mf-manifest.json',
      `${folder}/..%2f..%2f..%2freleases.json`,
    ]) {
      const missing = await ask(path);
      expect([path, missing.status, missing.headers.get('access-control-allow-origin')]).toEqual([
        path,
        404,
        '*',
      ]);
    }
    const written = await fetch(`${app.url}${folder}/mf-manifest.json`, { method: 'POST' });
    expect([written.status, written.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  });

  it('[OPS-011] are served as the files that the build compressed', async () => {
    const script = Object.keys((await config()).remotes.storefront.integrity ?? {}).find((file) =>
      file.endsWith('.js'),
    );
    const path = `/releases/storefront/${storefronts.at(-1)}/${script}`;
    const texts = await Promise.all(
      ['br', 'gzip', 'identity'].map(async (encoding) => {
        const answer = await ask(path, { 'accept-encoding': encoding });
        return [answer.headers.get('content-encoding'), answer.headers.get('vary'), await answer.text()];
      }),
    );
    const plain = texts[2]?.[2];
    expect(plain).toContain("console.log('5')");
    expect(texts).toEqual([
      ['br', 'Accept-Encoding', plain],
      ['gzip', 'Accept-Encoding', plain],
      [null, 'Accept-Encoding', plain],
    ]);
  });

  let shell = '';
  it('[OPS-052] [OPS-048] include the page and the root files of the shell’s version', async () => {
    shell = await publish('shell', 'one');
    await showsShell(shell);
    const page = await ask('/accounts/7', HTML);
    expect([page.status, page.headers.get('cache-control')]).toEqual([200, 'no-cache']);
    const html = await page.text();
    const loaded = [...html.matchAll(/<(?:script|link)\b[^>]*?(?:src|href)="([^"]+)"[^>]*>/g)]
      .map(([tag, address = '']) => ({ tag, address }))
      .filter(({ tag }) => !tag.includes('rel="icon"'));
    expect(loaded).toHaveLength(3);
    for (const { tag, address } of loaded) {
      expect(address).toMatch(new RegExp(`^/releases/shell/${shell}/`));
      expect(tag).toMatch(/ integrity="sha384-[\w+/]{64}"/);
      expect((await ask(address)).status).toBe(200);
    }
    expect(html).toContain(`data-base="/releases/shell/${shell}/"`);
    expect(html).toContain(`data-font-latin="/releases/shell/${shell}/fonts/`);
    const etag = page.headers.get('etag') ?? '';
    expect((await ask('/', { ...HTML, 'if-none-match': etag })).status).toBe(304);
    const icon = await ask('/mark.svg');
    expect([icon.headers.get('cache-control'), await icon.text()]).toEqual([
      'no-cache',
      expect.stringContaining('<title>one</title>'),
    ]);
    expect((await ask('/no-such-file.txt')).status).toBe(404);
  });

  it('[OPS-053] use the URLs of RELEASES_ORIGIN, which the content security policy of the pages allows', async () => {
    await showsShell(shell, other);
    const { remotes } = await config({}, other);
    expect(remotes.storefront.entry).toMatch(
      /^https:\/\/cdn\.test\/releases\/storefront\/.*\/mf-manifest\.json$/,
    );
    const page = await ask('/', HTML, other);
    const html = await page.text();
    expect(html).toContain(
      `<script defer fetchpriority="high" src="https://cdn.test/releases/shell/${shell}/js/main`,
    );
    expect(html).toContain('crossorigin="anonymous"');
    const policyOf = (answer: Response) =>
      Object.fromEntries(
        (answer.headers.get('content-security-policy') ?? '').split(';').map((rule) => {
          const [name = '', ...sources] = rule.trim().split(' ');
          return [name, sources] as const;
        }),
      );
    const policy = policyOf(page);
    for (const name of ['script-src', 'style-src', 'font-src', 'img-src', 'connect-src'])
      expect([name, policy[name]?.includes('https://cdn.test')]).toEqual([name, true]);
    const without = policyOf(await ask('/', HTML));
    expect(JSON.stringify(without)).not.toContain('cdn.test');
  });

  it('[OPS-062] are announced to the sockets of each process', async () => {
    const person = await app.people.client();
    const sockets = [await app.sockets.connect(person.token), await other.sockets.connect(person.token)];
    storefronts.push(await publish('storefront', '6'));
    for (const socket of sockets)
      expect(await socket.next('release_changed')).toEqual({ parts: ['storefront'] });
    await command('rollback', 'storefront');
    for (const socket of sockets) await eventually(() => socket.of('release_changed').length === 2);
  });

  it('[OPS-055] set a cookie while a canary runs, and none otherwise', async () => {
    await showsStorefront(storefronts[4] ?? '');
    for (const path of ['/', '/api/config']) {
      const answer = await ask(path, HTML);
      expect([
        answer.headers.get('set-cookie'),
        answer.headers.get('vary')?.includes('Cookie') ?? false,
      ]).toEqual([null, false]);
    }
    const canary = await publish('shell', 'two', '--share', '10');
    const isTrying = async () => (await config({ cookie: 'manette_bucket=0' })).shell?.version === canary;
    await eventually(isTrying);
    for (const path of ['/', '/login', '/api/config']) {
      const answer = await ask(path, HTML);
      expect(answer.headers.get('set-cookie')).toMatch(
        /^manette_bucket=([1-9]?\d); Path=\/; Max-Age=2592000; HttpOnly; SameSite=Lax$/,
      );
      expect(answer.headers.get('vary')).toContain('Cookie');
      for (const cookie of ['manette_bucket=100', 'manette_bucket=x', 'other=1'])
        expect(bucketIn(await ask(path, { ...HTML, cookie }))).toBeDefined();
      const known = await ask(path, { ...HTML, cookie: 'a=b; manette_bucket=42' });
      expect([known.headers.get('set-cookie'), known.headers.get('vary')]).toEqual([
        null,
        expect.stringContaining('Cookie'),
      ]);
    }
  });

  it('[OPS-056] always give the canary to the buckets below the share, and to more buckets with a higher share', async () => {
    const canary = (await config({ cookie: 'manette_bucket=0' })).shell?.version;
    const titles = async (bucket: number) => {
      const cookie = `manette_bucket=${bucket}`;
      const html = await (await ask('/', { ...HTML, cookie })).text();
      const icon = await (await ask('/mark.svg', { cookie })).text();
      return [html.includes(`/releases/shell/${canary}/`), icon.includes('<title>two</title>')];
    };
    for (const bucket of [0, 9]) expect(await titles(bucket)).toEqual([true, true]);
    for (const bucket of [10, 99]) expect(await titles(bucket)).toEqual([false, false]);
    let tried = 0;
    for (let at = 0; at < 1000; at += 1) if (Number(bucketIn(await ask('/', HTML))) < 10) tried += 1;
    expect(tried).toBeGreaterThanOrEqual(60);
    expect(tried).toBeLessThanOrEqual(140);
    await command('promote', 'shell', '--share', '20');
    await eventually(async () => (await titles(19))[0]);
    expect(await titles(9)).toEqual([true, true]);
    expect(await titles(20)).toEqual([false, false]);
    await command('rollback', 'shell');
    await eventually(async () => (await ask('/', HTML)).headers.get('set-cookie') === null);
  });

  it('[OPS-063] change without a failing page load, and pages that are already open keep their files', async () => {
    const fault: string[] = [];
    const load = async (headers: Record<string, string> = HTML) => {
      const page = await ask('/', headers);
      const addresses = [...(await page.text()).matchAll(/(?:src|href)="(\/releases\/[^"]+)"/g)].map(
        ([, one]) => one,
      );
      const { remotes } = await config();
      const answers = await Promise.all(
        [...addresses, remotes.storefront.entry].map((address) => ask(address ?? '')),
      );
      for (const answer of [page, ...answers]) {
        await answer.arrayBuffer().catch(() => undefined);
        if (answer.status !== 200) fault.push(`${answer.status} ${answer.url}`);
      }
      return addresses;
    };
    const opened = await load();
    let isSwitched = false;
    const switches = (async () => {
      await publish('shell', 'three');
      await publish('storefront', '7', '--share', '30');
      await command('promote', 'storefront');
      await command('rollback', 'shell');
      await command('rollback', 'storefront');
    })().finally(() => (isSwitched = true));
    let loads = 0;
    const browse = async () => {
      while (loads < LOADS || !isSwitched) {
        loads += 1;
        await load();
      }
    };
    await Promise.all([switches, ...Array.from({ length: 8 }, browse)]);
    expect(fault).toEqual([]);
    for (const address of opened) expect((await ask(address ?? '')).status).toBe(200);
  });

  it('[OPS-051] stay unchanged while the store is malformed or missing, even after a restart', async () => {
    await publish('storefront', '8');
    const current = JSON.parse((await release(['list', '--json'], { RELEASES: store })).out) as {
      parts: { storefront: { current: string } };
    };
    const version = current.parts.storefront.current;
    await showsStorefront(version);
    const good = readFileSync(index, 'utf8');
    for (const forged of ['{', '{"format":2}', good.replaceAll('mf-manifest.json', '../../etc/passwd')]) {
      writeFileSync(index, forged);
      const again = await startTestApp({ env: settings, beside: app });
      expect((await config({}, again)).remotes.storefront.version).toBe(version);
      expect((await config()).remotes.storefront.version).toBe(version);
      await again.stop();
    }
    cpSync(store, join(root, 'elsewhere'), { recursive: true });
    renameSync(store, join(root, 'away'));
    const again = await startTestApp({ env: settings, beside: app });
    expect((await config({}, again)).remotes.storefront.version).toBe(version);
    expect((await ask('/api/health/ready', {}, again)).status).toBe(200);
    await again.stop();
    renameSync(join(root, 'away'), store);
    writeFileSync(index, good);
  });
});

it('[OPS-001] without RELEASES, the configuration has no such fields and no cookie is set', async () => {
  const plain = await startTestApp({ env: { SERVE_PAGES: 'true' } });
  const answer = await ask('/api/config', {}, plain);
  expect(Object.keys((await answer.json()) as object).sort()).toEqual(
    ['adminRoleChanges', 'gifEnabled', 'googleEnabled', 'push', 'remotes', 'serviceWorker', 'version'].sort(),
  );
  expect((await config({}, plain)).remotes).toEqual({
    storefront: { entry: '/remotes/storefront/mf-manifest.json' },
    admin: { entry: '/remotes/admin/mf-manifest.json' },
  });
  expect([answer.headers.get('set-cookie'), answer.headers.get('vary')]).toEqual([null, 'Accept-Encoding']);
  await plain.stop();
});
