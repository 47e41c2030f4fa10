import { createHash } from 'node:crypto';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

const GROUPS = ['apps', 'libs', 'tools'];
const NOT_SOURCES = new Set(['node_modules', 'dist', 'coverage', 'test-results', '.nx']);
const NOT_BUILT = /\.(spec|int-spec|e2e)\.tsx?$|\.md$/;
const ROOT_FILES = ['package.json', 'package-lock.json', 'nx.json'];
const TSCONFIG = /^tsconfig.*\.json$/;

function* filesBelow(folder: string, skip: Set<string>): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) {
      if (!skip.has(entry.name)) yield* filesBelow(path, skip);
    } else if (entry.isFile()) yield path;
  }
}

function* outputFolders(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (!entry.isDirectory() || entry.name === 'node_modules') continue;
    if (entry.name === 'dist') yield join(folder, entry.name);
    else if (entry.name !== 'src') yield* outputFolders(join(folder, entry.name));
  }
}

function* inputs(checkout: string): Generator<string> {
  for (const name of readdirSync(checkout))
    if (ROOT_FILES.includes(name) || TSCONFIG.test(name)) yield join(checkout, name);
  for (const group of GROUPS)
    for (const file of filesBelow(join(checkout, group), NOT_SOURCES)) if (!NOT_BUILT.test(file)) yield file;
}

function* outputs(checkout: string): Generator<string> {
  for (const group of GROUPS)
    for (const folder of outputFolders(join(checkout, group))) yield* filesBelow(folder, new Set());
}

function fingerprintOf(files: Iterable<string>): string {
  const hash = createHash('sha256');
  for (const file of [...files].sort()) {
    const { size, mtimeMs } = statSync(file);
    hash.update(`${file}\0${size}\0${mtimeMs}\n`);
  }
  return hash.digest('hex');
}

/**
 * Returns a text that changes whenever the name, size or time of a source or built file changes. This is cheaper than asking
 * Nx, which reads every file. When the fingerprint has changed, Nx decides what to build.
 */
export const fingerprint = (checkout: string): string =>
  `${fingerprintOf(inputs(checkout))} ${fingerprintOf(outputs(checkout))}`;
