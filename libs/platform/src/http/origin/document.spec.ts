import { once } from 'node:events';
import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import express from 'express';
import { shellDocument } from './document.js';

describe("the shell's page", () => {
  const folder = mkdtempSync(join(tmpdir(), 'manette-document-'));
  const file = join(folder, 'index.html');
  const app = express();
  app.use(shellDocument(folder, (built) => built.replace('SHOP', 'Manette')));
  app.use((_request, response) => void response.status(404).end());
  const server = app.listen(0, '127.0.0.1');
  const ask = (headers: Record<string, string> = {}, method = 'GET') =>
    fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`, { headers, method });

  beforeAll(() => once(server, 'listening'));
  beforeEach(() => writeFileSync(file, '<title>SHOP</title>'));
  afterAll(() => {
    server.close();
    rmSync(folder, { recursive: true, force: true });
  });

  it.each([
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['gzip, br;q=0', 'gzip'],
    ['identity', null],
  ])('[RUN-ORIGIN] is rendered, and encoded for a client that accepts %s', async (accepted, encoding) => {
    const answer = await ask({ 'accept-encoding': accepted });
    const { headers } = answer;
    expect([headers.get('content-encoding'), headers.get('vary')]).toEqual([encoding, 'Accept-Encoding']);
    expect([headers.get('cache-control'), headers.get('content-type')]).toEqual([
      'no-cache',
      'text/html; charset=utf-8',
    ]);
    expect(await answer.text()).toBe('<title>Manette</title>');
  });

  it('[RUN-ORIGIN] is a 304 for a browser that has it, and has no body for HEAD', async () => {
    const etag = (await ask()).headers.get('etag') ?? '';
    expect((await ask({ 'if-none-match': etag, 'cache-control': 'no-cache' })).status).toBe(304);
    const head = await ask({}, 'HEAD');
    expect([head.status, head.headers.get('etag'), await head.text()]).toEqual([200, etag, '']);
  });

  it('[RUN-ORIGIN] is rendered again after a new build, and is a 404 when the file is missing', async () => {
    const before = (await ask()).headers.get('etag');
    writeFileSync(file, '<title>SHOP 2</title>');
    utimesSync(file, new Date(), new Date(Date.now() + 1000));
    const after = await ask();
    expect(after.headers.get('etag')).not.toBe(before);
    expect(await after.text()).toBe('<title>Manette 2</title>');
    rmSync(file);
    expect((await ask()).status).toBe(404);
  });
});
