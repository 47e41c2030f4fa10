import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { freePort } from '@manette/platform/free-port';
import { startGateway, type Gateway, type GatewayOptions } from '../../src/gateway/gateway.ts';

export const SCRIPT = `console.log('${'manette '.repeat(400)}');\n`;

function write(folder: string, files: Record<string, string>): string {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(join(folder, name, '..'), { recursive: true });
    writeFileSync(join(folder, name), text);
    writeFileSync(join(folder, `${name}.br`), brotliCompressSync(text));
    writeFileSync(join(folder, `${name}.gz`), gzipSync(text));
  }
  return folder;
}

/** Writes minimal built front ends: a shell and one remote. */
export const writeFrontEnds = (folder: string) => ({
  shell: write(join(folder, 'shell'), {
    'index.html': '<!doctype html><html><head><title>Manette</title></head><body></body></html>',
    'js/main.1a2b3c4d.js': SCRIPT,
  }),
  remotes: {
    admin: write(join(folder, 'admin'), {
      'mf-manifest.json': '{"name":"admin"}',
      'js/page.0011aabb.js': SCRIPT,
    }),
  },
});

/** Starts a gateway in front of these front ends and of the API of a test. */
export async function fixtureProduct(
  folder: string,
  apiAddress: () => string | undefined,
  more: Partial<GatewayOptions> = {},
): Promise<{ gateway: Gateway; origin: string; port: number }> {
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const gateway = await startGateway({
    port,
    host: undefined,
    trustedProxies: [],
    connectionsPerAddress: 100,
    publicUrl: origin,
    gifSearchUrl: 'http://127.0.0.1:9999/v1/search',
    remoteOrigins: ['http://127.0.0.1:9998'],
    ...writeFrontEnds(folder),
    apiAddress,
    ...more,
  });
  return { gateway, origin, port };
}
