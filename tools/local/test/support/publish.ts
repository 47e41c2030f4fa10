import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { CHECKOUT } from '../../src/checkout.ts';

const FROM_SOURCES = ['--conditions=@manette/source', '--import', './tools/swc/register.mjs'];

/** Publishes the built front end of this name to a folder of releases. @returns its version */
export async function publish(name: string, releases: string): Promise<string> {
  const dist = join(CHECKOUT, 'apps', name, 'dist');
  const command = [...FROM_SOURCES, 'tools/release/src/main.ts', 'publish', name, '--from', dist];
  const { stdout } = await promisify(execFile)(process.execPath, command, {
    cwd: CHECKOUT,
    env: { ...process.env, RELEASES: releases },
  });
  return /^\w+ (\S+) published/.exec(stdout)?.[1] ?? '';
}
