import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { PartName } from '@manette/platform/releases';
import { Refusal } from './refusal.js';

/** The root of the repository. `src` and `dist` have the same depth, so the path fits both. */
const ROOT = resolve(import.meta.dirname, '../../..');
const NX = join(ROOT, 'node_modules/nx/dist/bin/nx.js');
const MAX_OUTPUT_BYTES = 64 * 1024 * 1024;

/**
 * Builds a part. Where there are no sources, as in a container image, it uses the existing build.
 * @returns the folder of the build
 * @throws Refusal when the build fails
 */
export function buildPart(name: PartName): string {
  const dist = join(ROOT, 'apps', name, 'dist');
  if (!existsSync(NX) || !existsSync(join(ROOT, 'nx.json'))) return dist;
  const { status, stdout, stderr } = spawnSync(process.execPath, [NX, 'run', `@manette/${name}:build`], {
    cwd: ROOT,
    env: { ...process.env, NX_DAEMON: 'false', NX_TUI: 'false', NODE_ENV: 'production' },
    encoding: 'utf8',
    maxBuffer: MAX_OUTPUT_BYTES,
  });
  if (status === 0) return dist;
  console.error(`${stdout}${stderr}`.trim());
  throw new Refusal(`${name} does not build`);
}
