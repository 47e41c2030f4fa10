import { createHash } from 'node:crypto';
import { pipeline } from 'node:stream/promises';
import { PARTS, type ReleaseIndex, type ReleaseStore } from '@manette/platform/releases';
import { Refusal } from './refusal.js';

async function isIntact(store: ReleaseStore, file: string, digest: string): Promise<boolean> {
  const opened = await store.open(file);
  if (!opened) return false;
  const hash = createHash('sha384');
  await pipeline(opened.body, hash);
  return `sha384-${hash.digest('base64')}` === digest;
}

/**
 * Compares all files with their digests. @returns the message for the operator
 * @throws Refusal with a line for each damaged file
 */
export async function verify(store: ReleaseStore, index: ReleaseIndex): Promise<string> {
  const files = PARTS.flatMap((name) =>
    Object.entries(index.parts[name].versions).flatMap(([version, release]) =>
      Object.entries(release.files).map(([path, digest]) => [`${name}/${version}/${path}`, digest] as const),
    ),
  );
  const damaged: string[] = [];
  for (const [file, digest] of files) if (!(await isIntact(store, file, digest))) damaged.push(file);
  if (damaged.length > 0) throw new Refusal(damaged.map((file) => `${file} is damaged`).join('\n'));
  return `${files.length} files are as they were published`;
}
