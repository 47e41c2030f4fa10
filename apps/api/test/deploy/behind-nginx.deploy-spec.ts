import { once } from 'node:events';
import { Agent, request, type IncomingMessage } from 'node:http';
import { json } from 'node:stream/consumers';
import { freePort } from '@manette/platform/testing';
import { describeWith } from '@manette/platform/testing/tools';
import { startTestApp, type TestApp, type TestPerson } from '../support/index.js';
import { TestSockets } from '../support/test-sockets.js';
import { WrittenNginx } from '../support/written-nginx.js';

const BEHIND_A_PROXY = { SERVE_PAGES: 'true', TRUSTED_PROXIES: '127.0.0.0/8' };
const MEGABYTE = 1024 * 1024;

describeWith(['nginx'], 'the shop behind nginx with the generated configuration', () => {
  let one: TestApp;
  let other: TestApp;
  let strict: TestApp;
  let nginx: WrittenNginx;
  let admin: TestPerson;
  let port: number;
  let url: string;

  beforeAll(async () => {
    port = await freePort();
    url = `http://localhost:${port}`;
    const env = { ...BEHIND_A_PROXY, PUBLIC_URL: url };
    one = await startTestApp({ env });
    other = await startTestApp({ env, beside: one });
    // The limit of 3,000 calls a minute per address becomes 6.
    strict = await startTestApp({ env: { ...env, RATE_LIMIT_FACTOR: '0.002' }, beside: one });
    nginx = await WrittenNginx.start({
      PUBLIC_URL: url,
      UPSTREAMS: [one, other].map((app) => new URL(app.url).host).join(),
      // The paths of one context go to the process with the strict limit.
      CONTEXT_UPSTREAMS: `chat=${new URL(strict.url).host}`,
    });
    admin = await one.people.admin();
  });
  afterAll(async () => {
    await nginx.stop();
    for (const app of [strict, other, one]) await app.stop();
  });

  it('[OPS-030] counts by the address of the client, and ignores a forged X-Forwarded-For header', async () => {
    const from = async (localAddress: string, says: string) => {
      const headers = { 'x-forwarded-for': says };
      const call = request({ port, host: '127.0.0.1', path: '/api/messages/public', localAddress, headers });
      const [answer] = (await once(call.end(), 'response')) as [IncomingMessage];
      answer.resume();
      return answer.statusCode;
    };
    const statuses: (number | undefined)[] = [];
    for (let calls = 0; calls < 8; calls++) statuses.push(await from('127.0.0.2', `10.0.0.${calls}`));
    expect(statuses.filter((status) => status !== 429)).toHaveLength(6);
    expect(await from('127.0.0.3', '127.0.0.2')).not.toBe(429);
  });

  it('[OPS-031] passes the headers of pages and API responses on unchanged', async () => {
    const unlike = ['date', 'connection', 'keep-alive', 'server', 'x-request-id', 'transfer-encoding'];
    const headersOf = async (origin: string, path: string) => {
      const answer = await fetch(`${origin}${path}`, {
        headers: { accept: 'text/html,*/*', authorization: `Bearer ${admin.token}` },
      });
      await answer.arrayBuffer();
      return [...answer.headers].filter(([name]) => !unlike.includes(name));
    };
    for (const path of ['/', '/accounts', '/api/accounts', '/api/config', '/no/such.js'])
      expect([path, await headersOf(url, path)]).toEqual([path, await headersOf(one.url, path)]);
    expect(Object.fromEntries(await headersOf(url, '/'))).toHaveProperty('content-security-policy');
    expect(Object.fromEntries(await headersOf(url, '/api/accounts'))).toHaveProperty('etag');
  });

  it('[OPS-032] an upload with a declared length that is too large is refused before it is sent', async () => {
    const headers = {
      authorization: `Bearer ${admin.token}`,
      'content-type': 'multipart/form-data; boundary=x',
      'content-length': String(500 * MEGABYTE),
    };
    const call = request({ port, host: '127.0.0.1', path: '/api/accounts', method: 'POST', headers });
    call.write('--x\r\n');
    const [answer] = (await once(call, 'response')) as [IncomingMessage];
    expect(answer.statusCode).toBe(413);
    expect(await json(answer)).toMatchObject({ code: 'FILE_TOO_LARGE', statusCode: 413 });
    call.destroy();
  });

  it('[OPS-032] a picture that exceeds its limit is refused before all of it is sent', async () => {
    const headers = {
      authorization: `Bearer ${admin.token}`,
      'content-type': 'multipart/form-data; boundary=x',
    };
    const call = request({
      port,
      host: '127.0.0.1',
      path: '/api/users/profile/picture',
      method: 'PUT',
      headers,
    });
    call.on('error', () => undefined);
    let answered: IncomingMessage | undefined;
    const answer = once(call, 'response').then(([first]) => (answered = first as IncomingMessage));
    call.write(
      '--x\r\nContent-Disposition: form-data; name="profilePicture"; filename="a.png"\r\nContent-Type: image/png\r\n\r\n',
    );
    const most = 200;
    let sent = 0;
    while (sent < most && !answered) {
      if (!call.write(Buffer.alloc(MEGABYTE))) await Promise.race([once(call, 'drain'), answer]);
      sent += 1;
    }
    expect((await answer).statusCode).toBe(413);
    expect(await json(await answer)).toMatchObject({ code: 'FILE_TOO_LARGE' });
    expect(sent).toBeLessThan(most);
    call.destroy();
  });

  it('[OPS-033] clients that can only poll connect, stay connected and get responses', async () => {
    const sockets = new TestSockets(url);
    const polling = await Promise.all(
      Array.from({ length: 6 }, (_, index) => {
        const agent = new Agent({ keepAlive: true, localAddress: `127.0.0.${index + 10}` });
        return sockets.connect(admin.token, {
          transports: ['polling'],
          upgrade: false,
          agent: agent as never,
        });
      }),
    );
    for (let round = 0; round < 5; round++)
      for (const socket of polling) expect(await socket.join(admin.id)).toHaveProperty('ok');
    expect(polling.map(({ socket }) => socket.connected)).toEqual(Array(6).fill(true));
    expect(polling.map(({ socket }) => socket.io.engine.transport.name)).toEqual(Array(6).fill('polling'));
    sockets.closeAll();
  });

  it('[OPS-029] sockets connect by WebSocket, and those that begin with polling are upgraded', async () => {
    const sockets = new TestSockets(url);
    const direct = await sockets.connect(admin.token, { transports: ['websocket'] });
    expect(direct.socket.io.engine.transport.name).toBe('websocket');
    const upgraded = await sockets.connect(admin.token, { transports: ['polling', 'websocket'] });
    if (upgraded.socket.io.engine.transport.name !== 'websocket')
      await once(upgraded.socket.io.engine as never, 'upgrade');
    expect(upgraded.socket.io.engine.transport.name).toBe('websocket');
    sockets.closeAll();
  });
});
