import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import { once } from 'node:events';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { freePort } from '@manette/local';
import { describeWith } from '@manette/platform/testing/tools';
import { openFolder, RunningNginx, SmallUpstream } from './testing/index.ts';

const SCRIPT = 'console.log("a released script");\n'.repeat(50);
const VERSION = '0.1.0-0123456789ab';

describeWith(['nginx'], 'nginx with a folder of releases', () => {
  const folder = openFolder();
  let nginx: RunningNginx;
  let api: SmallUpstream;
  let port: number;

  function write(path: string, content: string | Buffer): void {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }

  beforeAll(async () => {
    write('releases.json', '{}');
    write(`admin/${VERSION}/static/main.js`, SCRIPT);
    write(`admin/${VERSION}/static/main.js.br`, brotliCompressSync(SCRIPT));
    write(`admin/${VERSION}/static/main.js.gz`, gzipSync(SCRIPT));
    write(`admin/${VERSION}/mf-manifest.json`, '{"id":"admin"}');
    api = await SmallUpstream.start((_request, response) => void response.writeHead(404).end('of the API'));
    port = await freePort();
    nginx = await RunningNginx.start({
      PUBLIC_URL: `http://localhost:${port}`,
      UPSTREAMS: api.address,
      RELEASES: folder,
    });
  });
  beforeEach(() => void (api.seen.length = 0));
  afterAll(async () => {
    await nginx.stop();
    await api.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  /** Requests a path. @returns the response as it was sent, without decompressing it */
  async function sent(path: string, headers: Record<string, string> = {}) {
    const [answer] = (await once(get({ port, host: '127.0.0.1', path, headers }), 'response')) as [
      IncomingMessage,
    ];
    const body = Buffer.concat(await answer.toArray());
    return { status: answer.statusCode, headers: answer.headers, body };
  }

  const script = `/releases/admin/${VERSION}/static/main.js`;
  const ALWAYS = {
    'content-type': 'text/javascript',
    vary: 'Accept-Encoding',
    'cache-control': 'public, max-age=31536000, immutable',
    'access-control-allow-origin': '*',
  };

  it('[OPS-031] sends the .br or .gz file that the browser accepts, otherwise the file itself', async () => {
    const br = await sent(script, { 'accept-encoding': 'gzip, deflate, br' });
    expect(br.headers).toMatchObject({ ...ALWAYS, 'content-encoding': 'br' });
    expect(br.body).toEqual(brotliCompressSync(SCRIPT));
    const zipped = await sent(script, { 'accept-encoding': 'gzip, br;q=0' });
    expect(zipped.headers).toMatchObject({ ...ALWAYS, 'content-encoding': 'gzip' });
    expect(zipped.body).toEqual(gzipSync(SCRIPT));
    const plain = await sent(script);
    expect(plain.headers).toMatchObject(ALWAYS);
    expect(plain.headers).not.toHaveProperty('content-encoding');
    expect(plain.body.toString()).toBe(SCRIPT);
    expect(api.seen).toEqual([]);
  });

  it('[OPS-031] sends a file that has no compressed variant, and 304 if the browser already has the file', async () => {
    const manifest = `/releases/admin/${VERSION}/mf-manifest.json`;
    const first = await sent(manifest, { 'accept-encoding': 'br' });
    expect(first).toMatchObject({ status: 200, headers: { 'content-type': 'application/json' } });
    expect(first.headers).not.toHaveProperty('content-encoding');
    const again = await sent(manifest, { 'if-none-match': String(first.headers.etag) });
    expect(again.status).toBe(304);
  });

  it.each(['POST', 'PUT', 'DELETE'])(
    '[OPS-031] forwards a %s request for a file to the API',
    async (method) => {
      const response = await fetch(`http://127.0.0.1:${port}${script}`, { method, redirect: 'manual' });
      expect([response.status, await response.text()]).toEqual([404, 'of the API']);
      expect(api.seen).toEqual([`${method} ${script}`]);
    },
  );

  it('[OPS-031] forwards requests for missing files, the list of releases and hidden files to the API', async () => {
    write(`admin/${VERSION}/.secret`, 'x');
    const paths = [
      `/releases/admin/${VERSION}/none.js`,
      '/releases/releases.json',
      `/releases/admin/${VERSION}/.secret`,
      `/releases/admin/${VERSION}/`,
    ];
    for (const path of paths) expect((await sent(path)).body.toString()).toBe('of the API');
    expect(api.seen).toEqual(paths.map((path) => `GET ${path}`));
  });
});
