import { join } from 'node:path';
import { release } from '@manette/platform/testing';
import { CHECKOUT } from '../../src/checkout.ts';

/** Publishes the built front end of this name to a folder of releases. @returns its version */
export async function publish(name: string, releases: string): Promise<string> {
  const dist = join(CHECKOUT, 'apps', name, 'dist');
  const { code, out, reasons } = await release(['publish', name, '--from', dist], { RELEASES: releases });
  if (code !== 0) throw new Error(reasons.join('\n'));
  return /^\w+ (\S+) published/.exec(out)?.[1] ?? '';
}
