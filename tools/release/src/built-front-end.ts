import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import type { NewFile, PartName, Release } from '@manette/platform/releases';
import { valid, validRange } from 'semver';
import { z } from 'zod';
import { Refusal } from './refusal.js';

const MAX_FILES = 5_000;
const MAX_FILE_BYTES = 64 * 1024 * 1024;

/** The file that every build of a part must contain, because browsers load the part through it. */
const BEGINNING: Record<PartName, string> = {
  shell: 'index.html',
  storefront: 'mf-manifest.json',
  admin: 'mf-manifest.json',
};

const version = z.string().refine((given) => valid(given) === given);
const ofShell = z.object({ name: z.literal('shell'), version, host: version });
const ofRemote = z.object({
  name: z.enum(['storefront', 'admin']),
  version,
  needs: z.string().refine((range) => validRange(range) !== null),
});
const recordSchema = z.union([ofShell, ofRemote]);

/** A built part, with a version that is derived from its files. */
export interface BuiltFrontEnd {
  version: string;
  release: Pick<Release, 'needs' | 'host' | 'files'>;
  /** Reads the files. @throws Refusal when a file has changed since its digest was taken */
  read: () => AsyncGenerator<NewFile>;
}

export const integrityOf = (bytes: Buffer): string =>
  `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return files.map((file) => relative(folder, file).split(sep).join('/')).sort();
}

async function digestsOf(folder: string): Promise<Record<string, string>> {
  const paths = await filesBelow(folder);
  if (paths.length > MAX_FILES) throw new Refusal(`${folder} has more than ${MAX_FILES} files`);
  const files: Record<string, string> = {};
  for (const path of paths) {
    const file = join(folder, path);
    if ((await stat(file)).size > MAX_FILE_BYTES)
      throw new Refusal(`${file} is larger than ${MAX_FILE_BYTES / 1024 / 1024} MB`);
    files[path] = integrityOf(await readFile(file));
  }
  return files;
}

/** Returns a hash of the paths and contents of all files: the same files give the same version. */
function contentHash(files: Record<string, string>): string {
  const hash = createHash('sha256');
  for (const [path, digest] of Object.entries(files)) hash.update(`${path}\0${digest}\n`);
  return hash.digest('hex').slice(0, 12);
}

async function recordOf(folder: string) {
  try {
    return recordSchema.parse(JSON.parse(await readFile(join(folder, 'release.json'), 'utf8')));
  } catch {
    // A folder with a missing or malformed record is not a build.
    return undefined;
  }
}

/**
 * Reads a built part from a folder.
 * @param given the folder as the operator typed it, for messages
 * @throws Refusal when the folder is not a build of the part
 */
export async function builtFrontEnd(folder: string, name: PartName, given: string): Promise<BuiltFrontEnd> {
  const record = await recordOf(folder);
  const files = record?.name === name ? await digestsOf(folder) : {};
  if (!record || !Object.hasOwn(files, BEGINNING[name]))
    throw new Refusal(`${given} is not a build of ${name}`);
  const promise = 'host' in record ? { host: record.host } : { needs: record.needs };
  return {
    version: `${record.version}-${contentHash(files)}`,
    release: { ...promise, files },
    read: async function* () {
      for (const path of Object.keys(files)) {
        const bytes = await readFile(join(folder, path));
        if (integrityOf(bytes) !== files[path]) throw new Refusal(`${given} changed while it was published`);
        yield { path, bytes };
      }
    },
  };
}
