import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { Controller, Get, Ip, Module } from '@nestjs/common';
import { createTestDatabase, type TestDatabase } from '../../testing/index.js';
import { builtFrontEnds, probeConfig, startProbeApp, type ProbeApp } from '../../testing/probe-app.js';
import { Public } from '../auth/access.decorators.js';

@Controller('caller')
class CallerController {
  @Public() @Get() read(@Ip() address: string) {
    return { address };
  }
}

@Module({ controllers: [CallerController] })
class CallerModule {}

const BROWSER = { accept: 'text/html' };

describe('an API that is the public origin', () => {
  let database: TestDatabase;
  let probe: ProbeApp;
  let trusting: ProbeApp;

  async function start(more: Record<string, string> = {}): Promise<ProbeApp> {
    const config = probeConfig(database.url, { SERVE_PAGES: 'true', ...more });
    const { shell, remotes } = builtFrontEnds(config);
    for (const folder of [shell, remotes.admin]) mkdirSync(folder);
    writeFileSync(join(shell, 'index.html'), '<title>Manette</title>');
    writeFileSync(join(remotes.admin, 'page.0011aabb.js'), 'export {};');
    return startProbeApp(config, CallerModule);
  }
  beforeAll(async () => {
    database = await createTestDatabase([]);
    probe = await start();
    trusting = await start({ TRUSTED_PROXIES: '127.0.0.1/32' });
  });
  afterAll(async () => {
    await Promise.all([probe.stop(), trusting.stop()]);
    await database.drop();
  });

  it('[RUN-ORIGIN] serves pages and files with their headers, and refuses other methods and hidden paths', async () => {
    const page = await fetch(`${probe.url}/accounts`, { headers: BROWSER });
    expect([page.status, await page.text()]).toEqual([200, '<title>Manette</title>']);
    expect(page.headers.get('content-security-policy')).toContain("script-src 'self'");
    const file = await fetch(`${probe.url}/remotes/admin/page.0011aabb.js`);
    expect(file.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    const written = await fetch(`${probe.url}/accounts`, { method: 'POST' });
    expect([written.status, written.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
    for (const path of ['/metrics', '/.env', '/js/none.js'])
      expect((await fetch(`${probe.url}${path}`, { headers: BROWSER })).status).toBe(404);
  });

  it('[POC-104] redirects a post of shared content to the share page', async () => {
    const body = new FormData();
    body.set('title', 'A photo');
    body.append('files', new Blob([new Uint8Array(2_000_000)], { type: 'image/png' }), 'photo.png');
    const answer = await fetch(`${probe.url}/share`, { method: 'POST', body, redirect: 'manual' });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/share']);
    expect((await fetch(`${probe.url}/share`, { headers: BROWSER })).status).toBe(200);
  });

  it('[RUN-ORIGIN] answers API calls in JSON, and listens for metrics only on this machine', async () => {
    const answer = await fetch(`${probe.url}/api/none`, { headers: BROWSER });
    expect([answer.status, await answer.json()]).toEqual([
      404,
      expect.objectContaining({ code: 'NOT_FOUND' }),
    ]);
    const { dataDir: DATA_DIR } = probe.config.storage;
    const everywhere = { DATA_DIR, SERVE_PAGES: 'true', HOST: '0.0.0.0', ADMIN_PASSWORD: 'Secret123' };
    expect(probeConfig(database.url, everywhere).metrics.host).toBe('127.0.0.1');
  });

  it('[TRU-115] accepts a forwarded address only from a trusted proxy, even from callers on this machine', async () => {
    const headers = { 'x-forwarded-for': '41.96.1.2' };
    const seen = async ({ url }: ProbeApp) => (await fetch(`${url}/api/caller`, { headers })).json();
    expect(await seen(probe)).toEqual({ address: '127.0.0.1' });
    expect(await seen(trusting)).toEqual({ address: '41.96.1.2' });
  });

  it('[RUN-ORIGIN] immediately refuses WebSockets on paths other than that of Socket.IO', async () => {
    const socket = connect(Number(new URL(probe.url).port), '127.0.0.1');
    await once(socket, 'connect');
    socket.write('GET /elsewhere HTTP/1.1\r\nhost: x\r\nconnection: upgrade\r\nupgrade: websocket\r\n\r\n');
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 404 /);
  });
});
