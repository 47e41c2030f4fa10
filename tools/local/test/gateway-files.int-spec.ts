import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { removeFolder, throwawayFolder } from '../src/throwaway/folders.ts';
import type { Gateway } from '../src/gateway/gateway.ts';
import { refuseBusyPort } from '../src/gateway/listen.ts';
import { fixtureProduct, SCRIPT } from './support/fixture-product.ts';
import { rawRequest } from './support/raw-request.ts';

const BROWSER = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

describe('the gateway in front of built front ends', () => {
  const folder = throwawayFolder();
  let gateway: Gateway;
  let origin: string;
  let port: number;
  beforeAll(async () => ({ gateway, origin, port } = await fixtureProduct(folder, () => undefined)));
  afterAll(async () => {
    await gateway.stop();
    removeFolder(folder);
  });

  it('[RUN-ORIGIN] serves the page of the shell for / and for every page address, always revalidated', async () => {
    for (const path of ['/', '/accounts', '/support/0199c0de?after=1', '/auth/callback?token=a.b.c']) {
      const answer = await fetch(`${origin}${path}`, { headers: BROWSER });
      expect([path, answer.status, answer.headers.get('cache-control')]).toEqual([path, 200, 'no-cache']);
      expect(await answer.text()).toContain('<title>Manette</title>');
    }
  });

  it('[OPS-063] answers 503 with Retry-After for a file of a release while the API is not running', async () => {
    const path = '/releases/admin/0.1.0-0123456789ab/js/page.js';
    expect((await fetch(`${origin}${path}`)).status).toBe(404);
    const other = throwawayFolder();
    const released = await fixtureProduct(other, () => undefined, { hasReleases: true });
    const answer = await fetch(`${released.origin}${path}`);
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '1']);
    await released.gateway.stop();
    removeFolder(other);
  });

  it('[RUN-ORIGIN] answers 404 for files that do not exist', async () => {
    writeFileSync(join(folder, 'secret.txt'), 'secret');
    for (const path of [
      '/js/none.js',
      '/favicon.ico',
      '/remotes/admin/none.js',
      '/remotes/admin/accounts',
      '/remotes/none/mf-manifest.json',
      '/remotes/admin',
      '/.env',
      '/metrics',
      '/../secret.txt',
      '/%2e%2e/secret.txt',
      '/remotes/admin/../../secret.txt',
      '/remotes/admin/..%2f..%2fshell/index.html',
      '/js/%00.js',
      '/%E0%A4%A.js',
    ]) {
      const { status, text } = await rawRequest(port, { path, headers: BROWSER });
      expect([path, status, text]).toEqual([path, 404, 'Not found\n']);
    }
    const picture = await fetch(`${origin}/somewhere`, { headers: { accept: 'image/avif,image/webp' } });
    expect(picture.status).toBe(404);
  });

  it('[RUN-ORIGIN] answers 405 for writing to a page', async () => {
    const answer = await fetch(`${origin}/accounts`, { method: 'POST', body: 'x' });
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  });

  it('[RUN-ORIGIN] serves the compressed file that the browser accepts', async () => {
    const ask = (path: string, encoding?: string) =>
      rawRequest(port, { path, headers: encoding ? { 'accept-encoding': encoding } : {} });
    for (const path of ['/js/main.1a2b3c4d.js', '/remotes/admin/js/page.0011aabb.js']) {
      const brotli = await ask(path, 'gzip, deflate, br');
      expect(brotli.headers).toMatchObject({
        'content-encoding': 'br',
        'content-type': 'text/javascript',
        vary: 'Accept-Encoding',
      });
      expect(brotliDecompressSync(brotli.bytes).toString()).toBe(SCRIPT);
      const gzip = await ask(path, 'gzip');
      expect(gzip.headers['content-encoding']).toBe('gzip');
      expect(gunzipSync(gzip.bytes).toString()).toBe(SCRIPT);
      expect((await ask(path)).text).toBe(SCRIPT);
    }
  });

  it('[RUN-ORIGIN] lets browsers cache hashed files forever and revalidate the others', async () => {
    const hashed = await fetch(`${origin}/js/main.1a2b3c4d.js`);
    expect(hashed.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    const manifest = await fetch(`${origin}/remotes/admin/mf-manifest.json`);
    expect(manifest.headers.get('cache-control')).toBe('no-cache');
    const etag = manifest.headers.get('etag') ?? '';
    const again = await fetch(`${origin}/remotes/admin/mf-manifest.json`, {
      headers: { 'if-none-match': etag },
    });
    expect(again.status).toBe(304);
  });

  it('[RUN-ORIGIN] sends a policy that allows no inline script, and foreign scripts only from origins of remotes', async () => {
    const { headers } = await fetch(`${origin}/`, { headers: BROWSER });
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy.split(';')).toEqual(
      expect.arrayContaining([
        "default-src 'self'",
        "script-src 'self' http://127.0.0.1:9998",
        `connect-src 'self' ws://localhost:${port} http://127.0.0.1:9998`,
        "img-src 'self' data: blob: https: http://127.0.0.1:9999",
        "frame-ancestors 'none'",
        "base-uri 'none'",
        "object-src 'none'",
        "form-action 'self'",
      ]),
    );
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    expect(headers.get('x-powered-by')).toBeNull();
    expect(headers.get('strict-transport-security')).toBeNull();
  });

  it('[RUN-ORIGIN] serves new files of a front end, and no longer deleted ones, without a restart', async () => {
    const file = join(folder, 'admin/js/new.99887766.js');
    writeFileSync(file, 'export {};\n');
    expect((await fetch(`${origin}/remotes/admin/js/new.99887766.js`)).status).toBe(200);
    rmSync(file);
    expect((await fetch(`${origin}/remotes/admin/js/new.99887766.js`)).status).toBe(404);
  });

  it('[RUN-ORIGIN] listens on both addresses of localhost', async () => {
    expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(200);
    expect((await fetch(`http://[::1]:${port}/`)).status).toBe(200);
  });

  it('[RUN-PORT] reports in one sentence that the port is in use', async () => {
    await expect(refuseBusyPort(port, undefined)).rejects.toThrow(
      `port ${port} is in use by another program; stop what uses it, or set PORT to a free one`,
    );
  });
});
