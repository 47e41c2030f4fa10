import { createServer, type RequestListener, type Server } from 'node:http';
import {
  connect,
  createServer as createTcpServer,
  type AddressInfo,
  type Server as TcpServer,
} from 'node:net';
import type { LookupAddress } from 'node:dns';
import { eventually } from '../../testing/eventually.js';
import { GuardedSender, type OutboundCall } from './guarded-sender.js';
import { HostResolver } from './host-resolver.js';

/** Resolves names like a name server of an attacker, with other addresses each time. */
class NamedAddresses extends HostResolver {
  asked: string[] = [];

  constructor(private readonly answers: (string[] | Error)[]) {
    super();
  }

  override resolve(host: string): Promise<LookupAddress[]> {
    this.asked.push(host);
    const answer = this.answers.length > 1 ? this.answers.shift() : this.answers[0];
    if (!answer || answer instanceof Error) return Promise.reject(answer ?? new Error('ENOTFOUND'));
    return Promise.resolve(answer.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })));
  }
}

const opened: (Server | TcpServer)[] = [];
afterEach(async () => {
  for (const server of opened.splice(0)) {
    if ('closeAllConnections' in server) server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
});

async function listening(server: Server | TcpServer): Promise<number> {
  opened.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}

const receiver = (listener: RequestListener) => listening(createServer(listener));

const senderOf = (allowsPrivateTargets: boolean, resolver: HostResolver = new HostResolver()) =>
  new GuardedSender({ pocket: { serviceWorker: false, mailDigest: false, allowsPrivateTargets } }, resolver);

const call = (url: string, more: Partial<OutboundCall> = {}): OutboundCall => ({
  url,
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: '{"a":"ä"}',
  timeoutMs: 10_000,
  keepAnswer: 1_000,
  ...more,
});

it('[POC-100] sends the given request and returns the response', async () => {
  const seen: unknown[] = [];
  const port = await receiver((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (chunk: string) => (body += chunk));
    request.on('end', () => {
      seen.push(request.method, request.url, request.headers.host, request.headers['content-type'], body);
      response.writeHead(429, { 'retry-after': '7' }).end('slow down');
    });
  });
  const result = await senderOf(true).send(call(`http://127.0.0.1:${port}/hook?x=1`));
  expect(result).toEqual({
    status: 429,
    answer: 'slow down',
    headers: { retryAfter: '7' },
    durationMs: expect.any(Number) as number,
  });
  expect(seen).toEqual(['POST', '/hook?x=1', `127.0.0.1:${port}`, 'application/json', '{"a":"ä"}']);
});

it('[POC-094] a redirect is returned as the response and not followed', async () => {
  let calls = 0;
  const port = await receiver((_request, response) => {
    calls += 1;
    response.writeHead(307, { location: `http://127.0.0.1:${port}/other` }).end();
  });
  expect(await senderOf(true).send(call(`http://127.0.0.1:${port}/`))).toMatchObject({ status: 307 });
  expect(calls).toBe(1);
});

it('[POC-094] [POC-100] returns a timeout when there is no response in time, and closes the connection', async () => {
  const port = await receiver(() => undefined);
  const result = await senderOf(true).send(call(`http://127.0.0.1:${port}/`, { timeoutMs: 100 }));
  expect(result).toMatchObject({ error: 'timeout' });
  expect(result.durationMs).toBeGreaterThanOrEqual(95);
  // On a busy machine the time may be over before the request arrives, or even before there is a connection.
  const connections = () =>
    new Promise<number>((resolve) => opened[0]?.getConnections((_error, count) => resolve(count)));
  await eventually(async () => (await connections()) === 0);
});

it('an endless response is returned with its status, and read only as far as it is kept', async () => {
  const port = await receiver((_request, response) => {
    response.writeHead(200);
    const more = setInterval(() => response.write('🙂'.repeat(99) + '\0'), 1);
    response.once('close', () => clearInterval(more));
  });
  const result = await senderOf(true).send(call(`http://127.0.0.1:${port}/`));
  expect(result).toMatchObject({ status: 200 });
  expect(result.error === undefined && result.answer).toHaveLength(1_000);
  expect(JSON.stringify(result)).not.toMatch(/\\u0000|\\ud8/);
});

it('a response whose body breaks off or never ends is returned with its status and the part that arrived', async () => {
  const broken = await receiver((_request, response) => {
    response.writeHead(205, { 'content-length': '50' });
    response.write('half', () => response.destroy());
  });
  expect(await senderOf(true).send(call(`http://127.0.0.1:${broken}/`))).toMatchObject({
    status: 205,
    answer: 'half',
  });
  const endless = await receiver((_request, response) => void response.writeHead(200).write('so far'));
  expect(await senderOf(true).send(call(`http://127.0.0.1:${endless}/`, { timeoutMs: 1_000 }))).toMatchObject(
    {
      status: 200,
      answer: 'so far',
    },
  );
});

it('[POC-100] a closed port, a malformed response and an unknown name are failed connections', async () => {
  const sender = senderOf(true, new NamedAddresses([new Error('ENOTFOUND')]));
  const nobody = createTcpServer();
  const port = await listening(nobody);
  await new Promise((resolve) => opened.pop()?.close(resolve));
  expect(await sender.send(call(`http://127.0.0.1:${port}/`))).toMatchObject({ error: 'connection failed' });
  const rude = await listening(
    createTcpServer((socket) =>
      socket
        .on('error', () => undefined)
        .resume()
        .end('what?\r\n\r\n'),
    ),
  );
  expect(await sender.send(call(`http://127.0.0.1:${rude}/`))).toMatchObject({ error: 'connection failed' });
  const plain = await receiver((_request, response) => void response.end());
  expect(await sender.send(call(`https://127.0.0.1:${plain}/`))).toMatchObject({
    error: 'connection failed',
  });
  expect(await sender.send(call('https://nobody.example/'))).toMatchObject({ error: 'connection failed' });
});

it('[POC-100] refuses a name if any of its addresses is internal, without connecting', async () => {
  let connections = 0;
  const port = await listening(createTcpServer(() => (connections += 1)));
  for (const addresses of [
    ['127.0.0.1'],
    ['8.8.8.8', '127.0.0.1'],
    ['::ffff:127.0.0.1'],
    ['169.254.169.254'],
  ]) {
    const sender = senderOf(false, new NamedAddresses([addresses]));
    expect(await sender.send(call(`https://inside.example:${port}/`))).toMatchObject({
      error: 'address not allowed',
    });
  }
  for (const target of [
    `https://127.0.0.1:${port}/`,
    `http://127.0.0.1:${port}/`,
    `https://localhost:${port}/`,
  ])
    expect(await senderOf(false).send(call(target))).toMatchObject({ error: 'address not allowed' });
  await new Promise<void>((resolve) => {
    const probe = connect(port, '127.0.0.1', () => resolve(void probe.destroy()));
  });
  expect(connections).toBeLessThanOrEqual(1);
});

it('[POC-100] resolves the name exactly once in each call, and connects to the addresses that it checked', async () => {
  const hosts: unknown[] = [];
  const port = await receiver((request, response) => {
    hosts.push(request.headers.host);
    response.end('here');
  });
  // A second resolution within one call would return another address.
  const names = new NamedAddresses([['127.0.0.1'], ['10.0.0.1'], ['127.0.0.1']]);
  const sender = senderOf(true, names);
  const target = `http://rebound.example:${port}/`;
  expect(await sender.send(call(target))).toMatchObject({ status: 200, answer: 'here' });
  expect(names.asked).toEqual(['rebound.example']);
  expect(await sender.send(call(target))).toMatchObject({ error: 'address not allowed' });
  expect(await sender.send(call(target))).toMatchObject({ status: 200 });
  expect(hosts).toEqual([`rebound.example:${port}`, `rebound.example:${port}`]);
});

it('[POC-099] checks a new target by the addresses of its name, and accepts https if the name does not resolve', async () => {
  const judged = (allows: boolean, answer: string[] | Error, target = 'https://receiver.example/') =>
    senderOf(allows, new NamedAddresses([answer])).acceptsTarget(target);
  const unknown = new Error('ENOTFOUND');
  expect(await judged(false, ['8.8.8.8'])).toBe(true);
  expect(await judged(false, ['8.8.8.8', '10.0.0.1'])).toBe(false);
  expect(await judged(false, unknown)).toBe(true);
  expect(await judged(true, ['10.0.0.1'])).toBe(true);
  expect(await judged(false, ['8.8.8.8'], 'http://receiver.example/')).toBe(false);
  expect(await judged(true, ['127.0.0.1'], 'http://receiver.example/')).toBe(true);
  expect(await judged(true, ['10.0.0.1'], 'http://receiver.example/')).toBe(false);
  expect(await judged(true, unknown, 'http://receiver.example/')).toBe(false);
  expect(senderOf(false).isAcceptableTarget('https://receiver.example/')).toBe(true);
  expect(senderOf(false).isAcceptableTarget('https://[::ffff:10.0.0.1]/')).toBe(false);
});
