import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CHECKOUT } from '../checkout.ts';
import { BASES, readBases, referenceOf, type Base } from './bases.ts';
import { buildArguments, versionOf } from './build.ts';

const folder = mkdtempSync(join(tmpdir(), 'manette-bases-'));
const containerfile = readFileSync(join(CHECKOUT, 'deploy/images/Containerfile'), 'utf8');
const DIGESTS: Record<string, string> = {
  '/v2/library/node/manifests/': `sha256:${'a1'.repeat(32)}`,
  '/v2/library/nginx/manifests/': `sha256:${'b2'.repeat(32)}`,
};

/** Answers as a registry that has only manifests and issues tokens, as public registries do. */
function answer(request: IncomingMessage, response: ServerResponse): void {
  const { url = '', headers } = request;
  const origin = `http://${headers.host}`;
  const digest = Object.entries(DIGESTS).find(([path]) => url.startsWith(path))?.[1];
  if (url.startsWith('/token')) return void response.end(JSON.stringify({ token: 'for-anybody' }));
  if (headers.authorization !== 'Bearer for-anybody')
    return void response
      .writeHead(401, { 'www-authenticate': `Bearer realm="${origin}/token",service="test",scope="pull"` })
      .end();
  if (!digest) return void response.writeHead(404).end();
  response.writeHead(200, { 'docker-content-digest': digest }).end();
}

async function run(registry: string, ...typed: string[]) {
  const child = spawn(process.execPath, [join(CHECKOUT, 'deploy/images/main.ts'), ...typed], {
    env: { ...process.env, REGISTRY_URL: registry },
    timeout: 60_000,
  });
  let stderr = '';
  child.stderr.on('data', (bytes: Buffer) => (stderr += bytes.toString()));
  const [status] = (await once(child, 'close')) as [number];
  return { status, stderr };
}

describe('npm run images', () => {
  let server: Server;
  let registry: string;
  const file = join(folder, 'bases.json');

  beforeAll(async () => {
    server = createServer(answer).listen(0, '127.0.0.1');
    await once(server, 'listening');
    registry = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    copyFileSync(BASES, file);
  });
  afterAll(async () => {
    server.close();
    await once(server, 'close');
    rmSync(folder, { recursive: true, force: true });
  });

  it('[OPS-076] records the digests that the registry names, and passes them to builds', async () => {
    expect(await run(registry, 'pin', '--bases', file)).toEqual({ status: 0, stderr: '' });
    const pinned = readBases(file);
    expect(pinned.map(({ digest }) => digest)).toEqual(Object.values(DIGESTS));
    expect(pinned.map((base) => ({ ...base, digest: null }))).toEqual(
      readBases(BASES).map((base) => ({ ...base, digest: null })),
    );
    const [node] = pinned as [Base];
    expect(buildArguments(pinned)).toMatchObject({
      NODE_BASE: `docker.io/library/node@${node.digest}`,
      NODE_BASE_NAME: `docker.io/library/node:${node.tag}`,
      NODE_BASE_DIGEST: node.digest,
      VERSION: versionOf(),
    });
    expect(referenceOf(node, 'http://localhost:5000')).toBe(`localhost:5000/library/node@${node.digest}`);
  });

  it('[OPS-076] changes nothing when the registry lacks an image or does not answer', async () => {
    const before = readFileSync(file, 'utf8');
    const nowhere = `${registry}/nowhere`;
    expect(await run(nowhere, 'pin', '--bases', file)).toMatchObject({
      status: 1,
      stderr: expect.stringMatching(/^docker\.io\/library\/n\w+:\S+ is not in the registry\n$/),
    });
    expect(await run('http://127.0.0.1:9', 'pin', '--bases', file)).toMatchObject({
      status: 1,
      stderr: expect.stringMatching(/^The registry cannot be reached: /),
    });
    expect(readFileSync(file, 'utf8')).toBe(before);
  });

  it('[OPS-075] lists the base images that the Containerfile takes as arguments, with full version tags', () => {
    const bases = readBases(BASES);
    for (const { argument, image, tag } of bases) {
      expect(containerfile).toContain(`\nARG ${argument}=${image}:${tag}\n`);
      expect(tag).toMatch(/^\d+\.\d+\.\d+(?:-|$)/);
    }
    const used = [...containerfile.matchAll(/^FROM (\S+) AS/gm)].map(([, name = '']) => name);
    const named = used.filter((name) => name.startsWith('$'));
    expect([...new Set(named)].sort()).toEqual(bases.map(({ argument }) => `\${${argument}}`).sort());
    for (const target of ['api', 'worker', 'web'])
      expect(containerfile).toMatch(new RegExp(`^FROM \\S+ AS ${target}$`, 'm'));
  });

  it("[OPS-077] labels images with the product's version by default, and runs them as user 10001", () => {
    expect([...containerfile.matchAll(/^ARG VERSION=(.*)$/gm)].map(([, version]) => version)).toEqual(
      ['api', 'worker', 'web'].map(() => versionOf()),
    );
    expect(containerfile.match(/^USER 10001:10001$/gm)).toHaveLength(2);
  });
});
