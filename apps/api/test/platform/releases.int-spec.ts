import { eventually } from '@manette/platform/testing';
import { startTestApp, type TestApp } from '../support/index.js';
import { HTML, ReleasedPages } from './support/released-pages.js';
import { ReleaseStore } from './support/release-store.js';

const NAMED = 'https://admin.test/7/mf-manifest.json';

const store = new ReleaseStore();
let app: TestApp;
let other: TestApp;
let pages: ReleasedPages;
let otherPages: ReleasedPages;

beforeAll(async () => {
  const settings = { SERVE_PAGES: 'true', RELEASES: store.folder };
  app = await startTestApp({ env: { ...settings, REMOTE_ADMIN_ENTRY: NAMED } });
  other = await startTestApp({ env: { ...settings, RELEASES_ORIGIN: 'https://cdn.test' }, beside: app });
  pages = new ReleasedPages(app);
  otherPages = new ReleasedPages(other);
});
afterAll(async () => {
  await other.stop();
  await app.stop();
  store.remove();
});

describe('releases that the API serves', () => {
  const storefronts: string[] = [];

  it('[OPS-050] [OPS-051] are the built parts when there is no store, and the process is ready', async () => {
    expect((await pages.config()).remotes).toEqual({
      storefront: { entry: '/remotes/storefront/mf-manifest.json' },
      admin: { entry: NAMED },
    });
    expect((await pages.config()).shell).toBeUndefined();
    expect((await pages.ask('/api/health/ready')).status).toBe(200);
  });

  it('[OPS-048] are updated without a restart, in every process', async () => {
    const version = await store.publish('storefront', '1');
    storefronts.push(version);
    await Promise.all([pages.showsStorefront(version), otherPages.showsStorefront(version)]);
    const { remotes, shell } = await pages.config();
    const { integrity = {}, ...rest } = remotes.storefront;
    expect(rest).toEqual({
      entry: `/releases/storefront/${version}/mf-manifest.json`,
      version,
      needs: '^1.0.0',
      older: [],
    });
    const files = store.filesOf('storefront', version);
    const entry = Object.keys(files).find((path) => /^js\/remote-entry\.\w+\.js$/.test(path)) ?? '';
    expect(integrity).toEqual({ 'mf-manifest.json': files['mf-manifest.json'], [entry]: files[entry] });
    expect(shell).toBeUndefined();
  });

  it('[OPS-049] name at most 3 versions that were current before, newest first', async () => {
    for (const text of ['2', '3', '4', '5']) storefronts.push(await store.publish('storefront', text));
    const [, second = '', third = '', fourth = '', fifth = ''] = storefronts;
    await pages.showsStorefront(fifth);
    const older = (await pages.config()).remotes.storefront.older ?? [];
    expect(older.map(({ version }) => version)).toEqual([fourth, third, second]);
    expect(older[0]).toMatchObject({
      entry: `/releases/storefront/${fourth}/mf-manifest.json`,
      needs: '^1.0.0',
      integrity: { 'mf-manifest.json': expect.stringMatching(/^sha384-/) },
    });
  });

  it('[OPS-050] give way to the URL that the operator has configured', async () => {
    const version = await store.publish('admin', '1');
    await eventually(async () => (await otherPages.config()).remotes.admin.version === version);
    expect((await pages.config()).remotes.admin).toEqual({ entry: NAMED });
  });

  it('[OPS-054] [OPS-012] are available below /releases/ for all origins, and no other file is', async () => {
    const [version = ''] = storefronts;
    const folder = `/releases/storefront/${version}`;
    const answer = await pages.ask(`${folder}/mf-manifest.json`);
    expect([answer.status, Object.fromEntries(answer.headers)]).toEqual([
      200,
      expect.objectContaining({
        'access-control-allow-origin': '*',
        'cache-control': 'public, max-age=31536000, immutable',
        'content-type': 'application/json; charset=utf-8',
      }),
    ]);
    const etag = answer.headers.get('etag') ?? '';
    expect((await pages.ask(`${folder}/mf-manifest.json`, { 'if-none-match': etag })).status).toBe(304);
    for (const path of [
      `${folder}/none.js`,
      '/releases/storefront/0.1.0-000000000000/mf-manifest.json',
      '/releases/releases.json',
      '/releases/cellar/1/mf-manifest.json',
      `${folder}/..%2f..%2f..%2freleases.json`,
    ]) {
      const missing = await pages.ask(path);
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
    const script = Object.keys((await pages.config()).remotes.storefront.integrity ?? {}).find((file) =>
      file.endsWith('.js'),
    );
    const path = `/releases/storefront/${storefronts.at(-1)}/${script}`;
    const texts = await Promise.all(
      ['br', 'gzip', 'identity'].map(async (encoding) => {
        const answer = await pages.ask(path, { 'accept-encoding': encoding });
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
    shell = await store.publish('shell', 'one');
    await pages.showsShell(shell);
    const page = await pages.ask('/accounts/7', HTML);
    expect([page.status, page.headers.get('cache-control')]).toEqual([200, 'no-cache']);
    const html = await page.text();
    const loaded = [...html.matchAll(/<(?:script|link)\b[^>]*?(?:src|href)="([^"]+)"[^>]*>/g)]
      .map(([tag, address = '']) => ({ tag, address }))
      .filter(({ tag }) => !tag.includes('rel="icon"'));
    expect(loaded).toHaveLength(3);
    for (const { tag, address } of loaded) {
      expect(address).toMatch(new RegExp(`^/releases/shell/${shell}/`));
      expect(tag).toMatch(/ integrity="sha384-[\w+/]{64}"/);
      expect((await pages.ask(address)).status).toBe(200);
    }
    expect(html).toContain(`data-base="/releases/shell/${shell}/"`);
    expect(html).toContain(`data-font-latin="/releases/shell/${shell}/fonts/`);
    const etag = page.headers.get('etag') ?? '';
    expect((await pages.ask('/', { ...HTML, 'if-none-match': etag })).status).toBe(304);
    const icon = await pages.ask('/mark.svg');
    expect([icon.headers.get('cache-control'), await icon.text()]).toEqual([
      'no-cache',
      expect.stringContaining('<title>one</title>'),
    ]);
    expect((await pages.ask('/no-such-file.txt')).status).toBe(404);
  });

  it('[OPS-053] use the URLs of RELEASES_ORIGIN, which the content security policy of the pages allows', async () => {
    await otherPages.showsShell(shell);
    const { remotes } = await otherPages.config();
    expect(remotes.storefront.entry).toMatch(
      /^https:\/\/cdn\.test\/releases\/storefront\/.*\/mf-manifest\.json$/,
    );
    const page = await otherPages.ask('/', HTML);
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
    const without = policyOf(await pages.ask('/', HTML));
    expect(JSON.stringify(without)).not.toContain('cdn.test');
  });

  it('[OPS-062] are announced to the sockets of each process', async () => {
    const person = await app.people.client();
    const sockets = [await app.sockets.connect(person.token), await other.sockets.connect(person.token)];
    storefronts.push(await store.publish('storefront', '6'));
    for (const socket of sockets)
      expect(await socket.next('release_changed')).toEqual({ parts: ['storefront'] });
    await store.command('rollback', 'storefront');
    for (const socket of sockets) await eventually(() => socket.of('release_changed').length === 2);
  });
});

it('[OPS-001] without RELEASES, the configuration has no such fields and no cookie is set', async () => {
  const plain = await startTestApp({ env: { SERVE_PAGES: 'true' } });
  const plainPages = new ReleasedPages(plain);
  const answer = await plainPages.ask('/api/config');
  expect(Object.keys((await answer.json()) as object).sort()).toEqual(
    ['adminRoleChanges', 'gifEnabled', 'googleEnabled', 'push', 'remotes', 'serviceWorker', 'version'].sort(),
  );
  expect((await plainPages.config()).remotes).toEqual({
    storefront: { entry: '/remotes/storefront/mf-manifest.json' },
    admin: { entry: '/remotes/admin/mf-manifest.json' },
  });
  expect([answer.headers.get('set-cookie'), answer.headers.get('vary')]).toEqual([null, 'Accept-Encoding']);
  await plain.stop();
});
