import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { connect as connectHttp2 } from 'node:http2';
import { request } from 'node:https';
import { text } from 'node:stream/consumers';
import { connect as connectTls, type SecureVersion } from 'node:tls';
import { freePort } from '@manette/local';
import { describeWith } from '@manette/platform/testing/tools';
import { WebSocket, WebSocketServer } from 'ws';
import { makeCertificate, openFolder, RunningNginx, SmallUpstream } from './testing/index.ts';

const TLS_1_0: SecureVersion = 'TLSv1';

describeWith(['nginx', 'openssl'], 'nginx with https', () => {
  const folder = openFolder();
  let nginx: RunningNginx;
  let upstream: SmallUpstream;
  let sockets: WebSocketServer;
  let port: number;
  let httpPort: number;

  beforeAll(async () => {
    upstream = await SmallUpstream.start();
    sockets = new WebSocketServer({ server: upstream.server });
    sockets.on('connection', (socket) => socket.send('hello'));
    [port, httpPort] = [await freePort(), await freePort()];
    nginx = await RunningNginx.start({
      PUBLIC_URL: `https://localhost:${port}`,
      HTTP_PORT: String(httpPort),
      UPSTREAMS: upstream.address,
      ...makeCertificate(folder),
    });
  });
  afterAll(async () => {
    await nginx.stop();
    sockets.close();
    await upstream.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  /** Returns the TLS version that is negotiated with a client that supports only versions up to `maxVersion`. */
  async function agreed(maxVersion: SecureVersion): Promise<string | null> {
    // The client's OpenSSL offers versions older than 1.2 only at a lower security level.
    const options = { minVersion: TLS_1_0, maxVersion, ciphers: 'DEFAULT@SECLEVEL=0' };
    const socket = connectTls({ port, host: '127.0.0.1', rejectUnauthorized: false, ...options });
    try {
      await once(socket, 'secureConnect');
      return socket.getProtocol();
    } finally {
      socket.destroy();
    }
  }

  it('[OPS-029] accepts TLS 1.2 and 1.3, and no older version', async () => {
    expect(await agreed('TLSv1.3')).toBe('TLSv1.3');
    expect(await agreed('TLSv1.2')).toBe('TLSv1.2');
    await expect(agreed('TLSv1.1')).rejects.toThrow(/alert protocol version|unsupported protocol/);
  });

  it('[OPS-029] negotiates only ciphers with forward secrecy and authenticated encryption', async () => {
    const offer = async (ciphers: string) => {
      const options = { maxVersion: 'TLSv1.2', ciphers, rejectUnauthorized: false } as const;
      const socket = connectTls({ port, host: '127.0.0.1', ...options });
      try {
        await once(socket, 'secureConnect');
        return socket.getCipher().name;
      } finally {
        socket.destroy();
      }
    };
    expect(await offer('DEFAULT')).toMatch(/^ECDHE-.*(GCM|POLY1305)/);
    for (const weak of ['ECDHE-RSA-AES128-SHA', 'AES128-GCM-SHA256', 'DHE-RSA-AES256-GCM-SHA384'])
      await expect(offer(`${weak}:@SECLEVEL=0`)).rejects.toThrow(/handshake failure/);
  });

  it('[OPS-029] supports HTTP/2, with HSTS', async () => {
    const client = connectHttp2(`https://localhost:${port}`, { rejectUnauthorized: false });
    const stream = client.request({ ':path': '/api/x' });
    const [headers] = (await once(stream, 'response')) as [Record<string, string>];
    expect(headers).toMatchObject({
      ':status': 200,
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
    });
    expect(JSON.parse(await text(stream))).toMatchObject({ host: `localhost:${port}` });
    client.close();
  });

  it('[OPS-029] sends the HSTS header once, even if the API also sends it', async () => {
    const own = upstream.answer;
    upstream.answer = (_request, response) =>
      void response.setHeader('strict-transport-security', 'max-age=1').end();
    const call = request({ port, host: '127.0.0.1', path: '/', rejectUnauthorized: false, agent: false });
    const [answer] = (await once(call.end(), 'response')) as [{ rawHeaders: string[]; resume(): void }];
    answer.resume();
    upstream.answer = own;
    const sent = answer.rawHeaders.filter((name) => name.toLowerCase() === 'strict-transport-security');
    expect(sent).toHaveLength(1);
  });

  it('[OPS-029] connects WebSockets', async () => {
    const socket = new WebSocket(`wss://127.0.0.1:${port}/socket.io/?transport=websocket`, {
      rejectUnauthorized: false,
    });
    const [message] = (await once(socket, 'message')) as [Buffer];
    expect(message.toString()).toBe('hello');
    socket.terminate();
  });

  it('[OPS-029] redirects plain http to https with status 308, and keeps path and query', async () => {
    const answer = await fetch(`http://127.0.0.1:${httpPort}/accounts/1?x=%20y`, { redirect: 'manual' });
    expect(answer.status).toBe(308);
    expect(answer.headers.get('location')).toBe(`https://localhost:${port}/accounts/1?x=%20y`);
  });

  it('[OPS-029] does not listen for plain http if HTTP_PORT is off', async () => {
    const other = await freePort();
    const without = await RunningNginx.start({
      PUBLIC_URL: `https://localhost:${other}`,
      HTTP_PORT: 'off',
      UPSTREAMS: upstream.address,
      ...makeCertificate(folder),
    });
    const answer = await fetch(`http://127.0.0.1:${other}/`);
    await without.stop();
    // The request was plain http on the https port; there is no other port.
    expect(answer.status).toBe(400);
  });
});
