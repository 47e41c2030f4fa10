import { rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { connect } from 'node:net';
import { freePort } from '@manette/platform/free-port';
import { removeFolder, throwawayFolder } from '../src/throwaway/folders.ts';
import { Launched, until } from './support/launched.ts';

const SOCKET =
  'GET /socket.io/?EIO=4 HTTP/1.1\r\nhost: x\r\nconnection: upgrade\r\nupgrade: websocket\r\n\r\n';

describe('the public port, on which the API listens,', () => {
  let folder: string;
  let one: Launched;
  let notYet: string;
  beforeEach(async () => {
    folder = throwawayFolder();
    notYet = join(folder, 'not-yet');
    one = await new Launched(folder, await freePort(), {}, [], 'small-origin.ts').ready();
  });
  afterEach(async () => {
    one.signal('SIGTERM');
    await one.ended();
    removeFolder(folder);
  });

  /** Ends the API and keeps the next one from becoming ready. */
  async function crash(): Promise<void> {
    writeFileSync(notYet, '');
    await fetch(`http://localhost:${one.port}/api/crash`).catch(() => undefined);
    await until(() =>
      one.ask('/api/accounts').then(
        ({ status }) => status === 503,
        () => false,
      ),
    );
  }

  it('[RUN-RECOVER] serves pages, and answers 503 to calls and sockets, while the API is not running', async () => {
    const before = await one.ask('/api/accounts');
    await crash();
    const call = await fetch(`http://localhost:${one.port}/api/accounts`);
    expect([call.headers.get('retry-after'), await call.json()]).toEqual([
      '1',
      expect.objectContaining({ statusCode: 503, code: 'UNAVAILABLE' }),
    ]);
    const page = await fetch(`http://localhost:${one.port}/accounts`, { headers: { accept: 'text/html' } });
    expect([page.status, await page.text()]).toEqual([
      200,
      expect.stringContaining('<title>Manette</title>'),
    ]);
    const socket = connect(one.port, '127.0.0.1');
    socket.write(SOCKET);
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 503 /);

    rmSync(notYet);
    await until(() =>
      one.ask('/api/accounts').then(
        ({ status }) => status === 200,
        () => false,
      ),
    );
    expect((await one.ask('/api/accounts')).pid).not.toBe(before.pid);
    expect(one.output).toContain('the API ended with code 3 by itself; starting it again');
  });

  it('[RUN-STOP] is free after the end, also when the API was not running', async () => {
    await crash();
    one.signal('SIGTERM');
    expect(await one.ended()).toBe(0);
    const other = createServer().listen(one.port, '127.0.0.1');
    await once(other, 'listening');
    other.close();
  });
});
