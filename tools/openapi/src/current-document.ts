import { execFile } from 'node:child_process';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';

/** The folder of this checkout. */
export const CHECKOUT = resolve(import.meta.dirname, '../../..');

const MEGABYTES = 1024 * 1024;

/** Returns the current document as text, made from the sources. @throws Error when the program that makes it fails */
export async function currentDocument(): Promise<string> {
  const register = join(CHECKOUT, 'tools/swc/register.mjs');
  const source = join(CHECKOUT, 'apps/api/src/openapi/main.ts');
  const args = ['--conditions=@manette/source', '--import', register, source];
  const { stdout } = await promisify(execFile)(process.execPath, args, {
    cwd: CHECKOUT,
    maxBuffer: 64 * MEGABYTES,
  });
  return stdout;
}
