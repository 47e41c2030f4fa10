import { execFile } from 'node:child_process';
import { cpSync, globSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { expect } from '@playwright/test';
import { product } from './product.ts';

const root = join(import.meta.dirname, '../../../..');
const run = promisify(execFile);
const PROGRAM = '--conditions=@manette/source --import ./tools/swc/register.mjs tools/release/src/main.ts';

export type Part = 'shell' | 'storefront' | 'admin';

/**
 * Runs `npm run release -- …` on the store of this worker's product.
 * @returns its output
 */
export async function release(...args: string[]): Promise<string> {
  const { stdout } = await run(process.execPath, [...PROGRAM.split(' '), ...args], {
    cwd: root,
    env: { ...process.env, RELEASES: product.releases },
  });
  return stdout.trim();
}

/**
 * Publishes the built part with a note, which makes it a different build.
 * @returns the version
 */
export async function publish(part: Part, note: string, ...options: string[]): Promise<string> {
  const build = join(product.dataDir, `${part}-${note}`);
  cpSync(join(root, 'apps', part, 'dist'), build, { recursive: true });
  writeFileSync(join(build, 'note.txt'), note);
  const line = await release('publish', part, '--from', build, ...options);
  const [, version = ''] = /^\w+ (\S+) (?:published|is published already)/.exec(line) ?? [];
  return version;
}

/**
 * Damages a file of a release in the store, in every encoding.
 * @returns a function that restores it
 */
export function damage(part: Part, version: string, file: string): () => void {
  const folder = join(product.releases, part, version);
  const forms = globSync('**/*', { cwd: folder })
    .filter((path) => path.startsWith(file))
    .map((path) => ({ path: join(folder, path), bytes: readFileSync(join(folder, path)) }));
  const plain = forms.find(({ path }) => path.endsWith('.js'))?.bytes ?? Buffer.alloc(0);
  const damaged = Buffer.concat([plain, Buffer.from('\n')]);
  for (const { path } of forms)
    if (path.endsWith('.br')) writeFileSync(path, brotliCompressSync(damaged));
    else if (path.endsWith('.gz')) writeFileSync(path, gzipSync(damaged));
    else writeFileSync(path, damaged);
  return () => forms.forEach(({ path, bytes }) => writeFileSync(path, bytes));
}

const namesReleases = async (path: string) =>
  (await (await fetch(new URL(path, product.origin))).text()).includes('/releases/');

/** Serves all parts as built, for the tests that follow. Resolves once the product does so. */
export async function releaseNothing(): Promise<void> {
  const none = { current: null, canary: null, versions: {} };
  const index = JSON.stringify({ format: 1, parts: { shell: none, storefront: none, admin: none } });
  mkdirSync(product.releases, { recursive: true });
  const written = join(product.releases, 'releases.json.new');
  writeFileSync(written, index);
  renameSync(written, join(product.releases, 'releases.json'));
  await expect
    .poll(async () => (await Promise.all(['/', '/api/config'].map(namesReleases))).includes(true))
    .toBe(false);
}
