import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RuntimeConfig } from '@manette/contracts/http';
import { openReleaseStore } from '@manette/platform/releases';
import {
  eventually,
  release,
  startS3Server,
  writeSmallBuild,
  type S3Server,
} from '@manette/platform/testing';
import { startTestApp, type TestApp } from '../support/index.js';

const root = mkdtempSync(join(tmpdir(), 'manette-releases-s3-'));
let s3: S3Server;
let app: TestApp;
let env: Record<string, string>;

const run = async (...args: string[]) => {
  const { code, out, reasons } = await release(args, { ...env, RELEASES_KEEP_DAYS: '0' });
  return { code, out, reasons };
};
const build = (name: string, text: string) => writeSmallBuild(join(root, `${name}-${text}`), name, { text });
const config = async (bucket = 99, of = app) =>
  (await of.call.get('/api/config').set('cookie', `manette_bucket=${bucket}`).expect(200))
    .body as RuntimeConfig;
const listed = async () =>
  JSON.parse((await run('list', '--json')).out) as {
    parts: Record<
      string,
      { current: string | null; versions: Record<string, { files: Record<string, string> }> }
    >;
  };

beforeAll(async () => {
  s3 = await startS3Server('uploads');
  env = { ...s3.env, RELEASES: 's3://releases/shop', SERVE_PAGES: 'true' };
  app = await startTestApp({ env });
});
afterAll(async () => {
  await s3.start();
  await app.stop();
  await s3.end();
  rmSync(root, { recursive: true, force: true });
});

describe('releases in an S3 store', () => {
  let first = '';
  let second = '';

  it('[OPS-047] are published, tested as a canary, promoted, rolled back, listed and verified', async () => {
    const { out } = await run('publish', 'storefront', '--from', build('storefront', '1'));
    first = out.split(' ')[1] ?? '';
    expect(out).toBe(`storefront ${first} published, current`);
    expect((await run('publish', 'storefront', '--from', build('storefront', '1'))).out).toBe(
      `storefront ${first} is published already`,
    );
    second =
      (await run('publish', 'storefront', '--from', build('storefront', '2'), '--share', '10')).out.split(
        ' ',
      )[1] ?? '';
    await eventually(async () => (await config(9)).remotes.storefront.version === second);
    expect((await config(10)).remotes.storefront.version).toBe(first);
    expect((await run('promote', 'storefront')).out).toBe(`storefront ${second} is current`);
    await eventually(async () => (await config(10)).remotes.storefront.version === second);
    expect((await run('rollback', 'storefront')).out).toBe(`storefront ${first} is current`);
    await eventually(async () => (await config(10)).remotes.storefront.version === first);
    const files = Object.values((await listed()).parts.storefront?.versions ?? {}).flatMap((one) =>
      Object.keys(one.files),
    );
    expect(await run('verify')).toEqual({
      code: 0,
      out: `${files.length} files are as they were published`,
      reasons: [],
    });
  });

  it('[OPS-047] are streamed through the API, as is the page of a shell', async () => {
    const shell = (await run('publish', 'shell', '--from', build('shell', 'one'))).out.split(' ')[1] ?? '';
    await eventually(async () => (await config()).shell?.version === shell);
    const page = await app.call.get('/accounts').set('accept', 'text/html').expect(200);
    const script = /src="(\/releases\/shell\/[^"]*\/js\/main[^"]*)"/.exec(page.text)?.[1] ?? '';
    const answer = await app.call.get(script).set('accept-encoding', 'br').expect(200);
    expect(answer.headers).toMatchObject({
      'content-encoding': 'br',
      'cache-control': 'public, max-age=31536000, immutable',
      'access-control-allow-origin': '*',
    });
    await app.call.get(script.replace('main', 'none')).expect(404);
    expect((await app.call.get('/mark.svg').expect(200)).headers['cache-control']).toBe('no-cache');
  });

  it('[OPS-046] [OPS-054] return 404 after their retention period', async () => {
    const files = Object.keys((await listed()).parts.storefront?.versions[second]?.files ?? {});
    await run('publish', 'storefront', '--from', build('storefront', '3'));
    await run('publish', 'storefront', '--from', build('storefront', '4'));
    const kept = Object.keys((await listed()).parts.storefront?.versions ?? {});
    expect(kept).toHaveLength(2);
    expect(kept).not.toContain(second);
    await eventually(async () => (await config()).remotes.storefront.version !== first);
    for (const file of files) await app.call.get(`/releases/storefront/${second}/${file}`).expect(404);
  });

  it('[OPS-044] ten concurrent publications lose none', async () => {
    const versions = Array.from({ length: 10 }, (_, at) => `0.1.0-00000000000${at}`);
    const publishing = versions.map(async (version) => {
      const store = await openReleaseStore(env.RELEASES ?? '', {
        endpoint: env.S3_ENDPOINT ?? '',
        accessKey: env.S3_ACCESS_KEY ?? '',
        secretKey: env.S3_SECRET_KEY ?? '',
        region: 'us-east-1',
      });
      const files = async function* () {
        await Promise.resolve();
        yield { path: 'a.js', bytes: Buffer.from(version) };
      };
      const release = { publishedAt: new Date().toISOString(), wasCurrent: true, retiredAt: null, files: {} };
      await store.publish({ name: 'admin', version, files }, (before) => {
        const part = { ...before.parts.admin, current: version };
        part.versions = { ...part.versions, [version]: release };
        return { ...before, parts: { ...before.parts, admin: part } };
      });
    });
    await Promise.all(publishing);
    expect(Object.keys((await listed()).parts.admin?.versions ?? {}).sort()).toEqual(versions);
  });

  it('[OPS-051] stay unchanged while the store is unreachable, even after a restart', async () => {
    const { parts } = await listed();
    const current = parts.storefront?.current ?? undefined;
    await eventually(async () => (await config()).remotes.storefront.version === current);
    await s3.kill();
    expect((await run('list')).reasons).toEqual(['RELEASES cannot be used: ECONNREFUSED']);
    expect((await config()).remotes.storefront.version).toBe(current);
    await app.call.get(`/releases/storefront/${current}/mf-manifest.json`).expect(503);
    // The uploads of this process are on the local disk: it would not start with an unreachable bucket for uploads.
    const again = await startTestApp({
      env: {
        ...env,
        S3_BUCKET: '',
        S3_ENDPOINT: '',
        S3_ACCESS_KEY: '',
        S3_SECRET_KEY: '',
        RELEASES: join(root, 'gone'),
      },
      beside: app,
    });
    expect((await config(99, again)).remotes.storefront.version).toBe(current);
    await again.stop();
    await s3.start();
  });
});
