import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { eventually } from '@manette/platform/testing';
import { startTestApp, type TestApp } from '../support/index.js';
import { bucketCookie, HTML, ReleasedPages } from './support/released-pages.js';
import { ReleaseStore } from './support/release-store.js';

/** Fewer than in the browser test, which loads the pages 1,000 times (apps/e2e/src/released-parts.e2e.ts). */
const LOADS = 100;

const bucketIn = (answer: Response) =>
  /manette_bucket=(\d+)/.exec(answer.headers.get('set-cookie') ?? '')?.[1];

const store = new ReleaseStore();
const settings = { SERVE_PAGES: 'true', RELEASES: store.folder };
let app: TestApp;
let pages: ReleasedPages;

beforeAll(async () => {
  app = await startTestApp({ env: settings });
  pages = new ReleasedPages(app);
  const storefront = await store.publish('storefront', '1');
  const shell = await store.publish('shell', 'one');
  await pages.showsStorefront(storefront);
  await pages.showsShell(shell);
});
afterAll(async () => {
  await app.stop();
  store.remove();
});

describe('releases that change', () => {
  it('[OPS-055] set a cookie while a canary runs, and none otherwise', async () => {
    for (const path of ['/', '/api/config']) {
      const answer = await pages.ask(path, HTML);
      expect([
        answer.headers.get('set-cookie'),
        answer.headers.get('vary')?.includes('Cookie') ?? false,
      ]).toEqual([null, false]);
    }
    const canary = await store.publish('shell', 'two', '--share', '10');
    const isTrying = async () => (await pages.config(bucketCookie(0))).shell?.version === canary;
    await eventually(isTrying);
    for (const path of ['/', '/login', '/api/config']) {
      const answer = await pages.ask(path, HTML);
      expect(answer.headers.get('set-cookie')).toMatch(
        /^manette_bucket=([1-9]?\d); Path=\/; Max-Age=2592000; HttpOnly; SameSite=Lax$/,
      );
      expect(answer.headers.get('vary')).toContain('Cookie');
      for (const cookie of ['manette_bucket=100', 'manette_bucket=x', 'other=1'])
        expect(bucketIn(await pages.ask(path, { ...HTML, cookie }))).toBeDefined();
      const known = await pages.ask(path, { ...HTML, cookie: 'a=b; manette_bucket=42' });
      expect([known.headers.get('set-cookie'), known.headers.get('vary')]).toEqual([
        null,
        expect.stringContaining('Cookie'),
      ]);
    }
  });

  it('[OPS-056] always give the canary to the buckets below the share, and to more buckets with a higher share', async () => {
    const canary = (await pages.config(bucketCookie(0))).shell?.version;
    const titles = async (bucket: number) => {
      const cookie = bucketCookie(bucket);
      const html = await (await pages.ask('/', { ...HTML, ...cookie })).text();
      const icon = await (await pages.ask('/mark.svg', cookie)).text();
      return [html.includes(`/releases/shell/${canary}/`), icon.includes('<title>two</title>')];
    };
    for (const bucket of [0, 9]) expect(await titles(bucket)).toEqual([true, true]);
    for (const bucket of [10, 99]) expect(await titles(bucket)).toEqual([false, false]);
    let tried = 0;
    for (let at = 0; at < 1000; at += 1) if (Number(bucketIn(await pages.ask('/', HTML))) < 10) tried += 1;
    expect(tried).toBeGreaterThanOrEqual(60);
    expect(tried).toBeLessThanOrEqual(140);
    await store.command('promote', 'shell', '--share', '20');
    await eventually(async () => (await titles(19))[0]);
    expect(await titles(9)).toEqual([true, true]);
    expect(await titles(20)).toEqual([false, false]);
    await store.command('rollback', 'shell');
    await eventually(async () => (await pages.ask('/', HTML)).headers.get('set-cookie') === null);
  });

  it('[OPS-063] change without a failing page load, and pages that are already open keep their files', async () => {
    const fault: string[] = [];
    const load = async (headers: Record<string, string> = HTML) => {
      const page = await pages.ask('/', headers);
      const addresses = [...(await page.text()).matchAll(/(?:src|href)="(\/releases\/[^"]+)"/g)].map(
        ([, one]) => one,
      );
      const { remotes } = await pages.config();
      const answers = await Promise.all(
        [...addresses, remotes.storefront.entry].map((address) => pages.ask(address ?? '')),
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
      await store.publish('shell', 'three');
      await store.publish('storefront', '7', '--share', '30');
      await store.command('promote', 'storefront');
      await store.command('rollback', 'shell');
      await store.command('rollback', 'storefront');
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
    for (const address of opened) expect((await pages.ask(address ?? '')).status).toBe(200);
  });

  it('[OPS-051] stay unchanged while the store is malformed or missing, even after a restart', async () => {
    const version = await store.publish('storefront', '8');
    await pages.showsStorefront(version);
    const good = readFileSync(store.index, 'utf8');
    for (const forged of ['{', '{"format":2}', good.replaceAll('mf-manifest.json', '../../etc/passwd')]) {
      writeFileSync(store.index, forged);
      const again = await startTestApp({ env: settings, beside: app });
      expect((await new ReleasedPages(again).config()).remotes.storefront.version).toBe(version);
      expect((await pages.config()).remotes.storefront.version).toBe(version);
      await again.stop();
    }
    renameSync(store.folder, join(store.root, 'away'));
    const again = await startTestApp({ env: settings, beside: app });
    expect((await new ReleasedPages(again).config()).remotes.storefront.version).toBe(version);
    expect((await new ReleasedPages(again).ask('/api/health/ready')).status).toBe(200);
    await again.stop();
  });
});
