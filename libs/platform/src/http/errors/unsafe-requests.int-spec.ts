import { once } from 'node:events';
import { request as httpRequest, type ClientRequest, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { createTestDatabase, type TestDatabase } from '../../testing/index.js';
import { probeConfig, startProbeApp, type ProbeApp } from '../../testing/probe-app.js';
import { ThingsModule } from '../../testing/probe-things.js';

let database: TestDatabase;
let probe: ProbeApp;
beforeAll(async () => {
  database = await createTestDatabase([]);
  probe = await startProbeApp(probeConfig(database.url), ThingsModule);
});
afterAll(async () => {
  await probe.stop();
  await database.drop();
});

/** Sends raw bytes. @returns all that the server sends until the connection ends */
async function raw(bytes: string): Promise<string> {
  const socket = connect(Number(new URL(probe.url).port), '127.0.0.1');
  socket.end(bytes);
  return text(socket);
}

async function expectTooLarge(outgoing: ClientRequest, sent?: Promise<unknown>): Promise<void> {
  const [answer] = (await once(outgoing, 'response')) as [IncomingMessage];
  const text = Buffer.concat(await answer.toArray()).toString();
  await sent;
  outgoing.destroy();
  expect(answer.statusCode).toBe(413);
  expect(JSON.parse(text)).toMatchObject({ code: 'FILE_TOO_LARGE', message: 'The request is too large' });
}

describe('a request that could harm the server', () => {
  it.each([
    ['two content lengths', 'POST', 'Content-Length: 4\r\nContent-Length: 5'],
    ['a content length and chunked encoding', 'POST', 'Content-Length: 4\r\nTransfer-Encoding: chunked'],
    ['an unknown transfer encoding', 'POST', 'Transfer-Encoding: xchunked'],
    ['a content length with a sign', 'POST', 'Content-Length: +4'],
    ['a space before the colon', 'POST', 'Content-Length : 4'],
    ['a header that continues on the next line', 'POST', 'X-A: b\r\n Content-Length: 4'],
  ])('a request whose end is ambiguous to two servers is refused: %s', async (_, method, headers) => {
    const answer = await raw(`${method} /api/things HTTP/1.1\r\nHost: x\r\n${headers}\r\n\r\n0\r\n\r\n`);
    expect(answer).toMatch(/^HTTP\/1\.1 4\d\d /);
    expect(answer.match(/HTTP\/1\.1/g)).toHaveLength(1);
  });

  it.each(['TRACE', 'CONNECT', 'PROPFIND'])(
    '%s is answered without repeating the request',
    async (method) => {
      const answer = await raw(
        `${method} /api/things HTTP/1.1\r\nHost: x\r\nX-Mine: private\r\nConnection: close\r\n\r\n`,
      );
      expect(answer).not.toMatch(/^HTTP\/1\.1 [23]/);
      expect(answer).not.toContain('private');
    },
  );

  it('[contract 2] a body over 100 kB is a 413 before it is read', async () => {
    const { port } = new URL(probe.url);
    const headers = { 'content-type': 'application/json', 'content-length': String(200 * 1024) };
    const outgoing = httpRequest({ port, method: 'POST', path: '/api/things', headers });
    outgoing.write('{');
    await expectTooLarge(outgoing);
  });

  it('[contract 2] a body of unknown length is a 413 as soon as it is over the limit', async () => {
    const { port } = new URL(probe.url);
    const headers = { 'content-type': 'application/json', 'transfer-encoding': 'chunked' };
    const outgoing = httpRequest({ port, method: 'POST', path: '/api/things', headers });
    outgoing.write('[' + '1,'.repeat(60 * 1024));
    await expectTooLarge(outgoing);
  });

  it('[contract 2] a client that reads only after it has sent the whole body gets the 413 as well', async () => {
    const { port } = new URL(probe.url);
    const headers = { 'content-type': 'application/json' };
    const outgoing = httpRequest({ port, method: 'POST', path: '/api/things', headers });
    outgoing.end(Buffer.alloc(20 * 1024 * 1024, '1'));
    await expectTooLarge(outgoing, once(outgoing, 'finish'));
  });
});
