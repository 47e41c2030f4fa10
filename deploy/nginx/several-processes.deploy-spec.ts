import { once } from 'node:events';
import { request, type RequestListener } from 'node:http';
import { freePort } from '@manette/local';
import { describeWith } from '@manette/platform/testing/tools';
import { breakOff, echo, RunningNginx, SmallUpstream } from './testing/index.ts';

const say =
  (status: number, words: string): RequestListener =>
  (incoming, response) => {
    incoming.resume();
    response.writeHead(status).end(words);
  };

describeWith(['nginx'], 'nginx before two processes', () => {
  let nginx: RunningNginx;
  let one: SmallUpstream;
  let other: SmallUpstream;
  let chat: SmallUpstream;
  let url: string;

  beforeAll(async () => {
    [one, other, chat] = [
      await SmallUpstream.start(),
      await SmallUpstream.start(),
      await SmallUpstream.start(),
    ];
    url = `http://localhost:${await freePort()}`;
    nginx = await RunningNginx.start({
      PUBLIC_URL: url,
      UPSTREAMS: `${one.address},${other.address}`,
      CONTEXT_UPSTREAMS: `chat=${chat.address}`,
    });
  });
  beforeEach(() => {
    for (const upstream of [one, other, chat]) {
      upstream.answer = echo;
      upstream.seen.length = 0;
    }
  });
  afterAll(async () => {
    await nginx.stop();
    await Promise.all([one, other, chat].map((upstream) => upstream.stop()));
  });

  const seen = () => [...one.seen, ...other.seen];
  const times = <T>(count: number, work: (index: number) => Promise<T>) =>
    Promise.all(Array.from({ length: count }, (_, index) => work(index)));

  it('[OPS-030] overwrites or removes the forwarding and trace headers that a caller sends', async () => {
    const said = { 'x-forwarded-for': '6.6.6.6', forwarded: 'for=6.6.6.6', 'x-forwarded-proto': 'gopher' };
    const trace = { traceparent: `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01` };
    const headers = (await (
      await fetch(`${url}/api/x`, { headers: { ...said, ...trace } })
    ).json()) as object;
    expect(headers).toMatchObject({ 'x-forwarded-for': '127.0.0.1', 'x-forwarded-proto': 'http' });
    expect(headers).not.toHaveProperty('forwarded');
    expect(headers).not.toHaveProperty('traceparent');
  });

  it('[OPS-034] retries a GET once, on another process, if the connection breaks', async () => {
    one.answer = breakOff;
    const answers = await times(6, () => fetch(`${url}/api/x`));
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200));
    expect(one.seen.length).toBeGreaterThan(0);
    expect(other.seen).toHaveLength(6);
  });

  it('[OPS-034] sends a GET to at most two processes', async () => {
    one.answer = other.answer = breakOff;
    expect((await fetch(`${url}/api/x`)).status).toBe(503);
    expect(seen()).toHaveLength(2);
  });

  for (const method of ['POST', 'PUT', 'PATCH', 'DELETE'])
    it(`[OPS-034] sends a ${method} to only one process, even if the connection breaks`, async () => {
      one.answer = other.answer = breakOff;
      // A separate nginx, because nginx skips a process for a second after it has failed.
      const origin = `http://localhost:${await freePort()}`;
      const fresh = await RunningNginx.start({
        PUBLIC_URL: origin,
        UPSTREAMS: `${one.address},${other.address}`,
      });
      const body = method === 'DELETE' ? null : '{}';
      const answers = await times(2, () => fetch(`${origin}/api/x`, { method, body }));
      await fresh.stop();
      expect(answers.map(({ status }) => status)).toEqual([503, 503]);
      expect(seen()).toHaveLength(2);
    });

  it('[OPS-034] sends a write to the running process if the other one is down', async () => {
    const gone = await SmallUpstream.start();
    const { address } = gone;
    await gone.stop();
    const origin = `http://localhost:${await freePort()}`;
    const half = await RunningNginx.start({ PUBLIC_URL: origin, UPSTREAMS: `${address},${other.address}` });
    const answers = await times(6, (index) =>
      fetch(`${origin}/api/x`, { method: index % 2 ? 'PUT' : 'POST', body: '{}' }),
    );
    await half.stop();
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200));
    expect(other.seen).toHaveLength(6);
  });

  it('[OPS-034] retries a handshake or poll that got 503 on another process, but passes on a 503 of other calls', async () => {
    one.answer = say(503, 'draining');
    const handshakes = await times(8, () => fetch(`${url}/socket.io/?EIO=4&transport=websocket`));
    expect(handshakes.map(({ status }) => status)).toEqual(Array(8).fill(200));
    const polls = await times(4, (index) =>
      fetch(
        `${url}/socket.io/?EIO=4&transport=polling&sid=x`,
        index % 2 ? { method: 'POST', body: '40' } : {},
      ),
    );
    expect(polls.map(({ status }) => status)).toEqual(Array(4).fill(200));
    const calls = await times(4, () => fetch(`${url}/api/x`));
    expect(calls.map(({ status }) => status).sort()).toEqual([200, 200, 503, 503]);
  });

  it('[OPS-033] sends the polling requests of an address to one process, and distributes WebSockets', async () => {
    await times(10, (index) => fetch(`${url}/socket.io/?EIO=4&transport=polling&sid=${index}`));
    expect([one.seen.length, other.seen.length].sort((a, b) => a - b)).toEqual([0, 10]);
    await times(20, () => fetch(`${url}/socket.io/?EIO=4&transport=websocket`));
    expect(Math.min(one.seen.length, other.seen.length)).toBeGreaterThan(0);
  });

  it('[OPS-035] answers a call with the error format of the contract when no process answers', async () => {
    one.answer = other.answer = breakOff;
    const answer = await fetch(`${url}/api/accounts`);
    expect(answer.status).toBe(503);
    expect(answer.headers.get('retry-after')).toBe('1');
    expect(answer.headers.get('content-type')).toBe('application/json');
    const body = (await answer.json()) as { requestId: string };
    expect(body).toEqual({
      statusCode: 503,
      code: 'UNAVAILABLE',
      message: 'The shop is not available right now. Please try again in a moment.',
      requestId: expect.stringMatching(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/) as string,
    });
    expect(answer.headers.get('x-request-id')).toBe(body.requestId);
  });

  it('[OPS-035] shows a page in both languages when no process answers', async () => {
    one.answer = other.answer = breakOff;
    const answer = await fetch(`${url}/accounts/1`, { headers: { accept: 'text/html' } });
    expect(answer.status).toBe(503);
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    const page = await answer.text();
    expect(page).toContain(
      '<h1>The shop is not available right now. Please try again in a moment.</h1><h1 lang="ar" dir="rtl">المتجر غير متاح الآن. حاول بعد لحظات.</h1>',
    );
  });

  it('[OPS-032] refuses a body above 1 MB without reading it', async () => {
    const { port } = new URL(url);
    const headers = { 'content-type': 'application/json', 'content-length': String(1024 * 1024 + 1) };
    const call = request({ port, host: 'localhost', path: '/api/auth/login', method: 'POST', headers });
    call.flushHeaders();
    const [answer] = (await once(call, 'response')) as [import('node:http').IncomingMessage];
    expect(answer.statusCode).toBe(413);
    const body = JSON.parse(Buffer.concat(await answer.toArray()).toString()) as object;
    expect(body).toMatchObject({
      statusCode: 413,
      code: 'FILE_TOO_LARGE',
      message: 'The request is too large',
    });
    expect(body).toHaveProperty('requestId', answer.headers['x-request-id']);
    call.destroy();
    expect(seen()).toEqual([]);
  });

  it('[OPS-032] streams forms to the API, so that it can reject them before they are sent completely', async () => {
    one.answer = other.answer = say(413, 'too large');
    const { port } = new URL(url);
    const headers = { 'content-type': 'multipart/form-data; boundary=x', 'content-length': String(64 << 20) };
    const call = request({ port, host: 'localhost', path: '/api/accounts', method: 'POST', headers });
    call.write('--x\r\n');
    const [answer] = (await once(call, 'response')) as [import('node:http').IncomingMessage];
    expect(answer.statusCode).toBe(413);
    expect((await answer.toArray()).join('')).toBe('too large');
    call.destroy();
  });

  it('[OPS-027] sends the paths of a context to its processes, and other paths to the others', async () => {
    for (const path of ['/api/messages/public', '/api/messages/public/1?x=1', '/api/gifs'])
      await fetch(`${url}${path}`);
    await fetch(`${url}/api/messages/publicity`);
    await fetch(`${url}/api/messages/public`, { method: 'POST', body: '{}' });
    expect(chat.seen).toEqual([
      'GET /api/messages/public',
      'GET /api/messages/public/1?x=1',
      'GET /api/gifs',
      'POST /api/messages/public',
    ]);
    expect(seen()).toEqual(['GET /api/messages/publicity']);
  });

  it('[OPS-031] passes paths, queries and headers on unchanged', async () => {
    const sent = {
      etag: '"a"',
      'cache-control': 'no-cache',
      'content-security-policy': "default-src 'self'",
    };
    one.answer = other.answer = (_request, response) =>
      void response.writeHead(200, sent).end('x'.repeat(5_000));
    const answer = await fetch(`${url}/a%2Fb/%C3%A9?q=%20&r=a+b`, { headers: { 'accept-encoding': 'gzip' } });
    expect(Object.fromEntries(answer.headers)).toMatchObject(sent);
    expect(answer.headers.get('content-encoding')).toBeNull();
    expect(seen()).toEqual(['GET /a%2Fb/%C3%A9?q=%20&r=a+b']);
  });
});
