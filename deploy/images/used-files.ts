import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';

/** The files and packages that a program needs in addition to its bundle. */
export interface Used {
  /** Compiled files of our own libraries, as paths in the checkout. */
  files: Set<string>;
  /** Packages that are imported or looked up in `node_modules`. */
  packages: Set<string>;
}

const OWN = '@manette/';
/** Matches the modules that a file imports, and the files of packages whose paths it resolves. */
const IMPORTED = /(?:^(?:import|export)\b[^'"]*|\bimport\(|\brequire\.resolve\()['"]([^'"\n]+)['"]/gm;
/** Matches packages whose files a bundle names by a path relative to its own folder (tools/rspack/source-path-loader.cjs). */
const NAMED_BY_BUNDLE = /\bBUNDLE\.(?:file|url)\("[./]*\/node_modules\/((?:@[^/"]+\/)?[^/"]+)/g;
/** Modules that the picture processes load by file name (libs/platform/src/storage/pictures/picture-task.ts). */
const LOADED_BY_FILE = 'libs/*/dist/**/{*.task,pictures/program}.js';

const packageOf = (specifier: string): string =>
  specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');

function follow(checkout: string, file: string, used: Used): void {
  const path = relative(checkout, file);
  if (used.files.has(path)) return;
  used.files.add(path);
  for (const [, specifier = ''] of readFileSync(file, 'utf8').matchAll(IMPORTED))
    if (specifier.startsWith('.')) follow(checkout, join(dirname(file), specifier), used);
    else if (specifier.startsWith(OWN)) follow(checkout, createRequire(file).resolve(specifier), used);
    else if (!specifier.startsWith('node:')) used.packages.add(packageOf(specifier));
}

/** @returns the compiled files that picture processes load, and the packages that these files import */
export function usedByPictures(checkout: string): Used {
  const used: Used = { files: new Set(), packages: new Set() };
  for (const file of globSync(LOADED_BY_FILE, { cwd: checkout }))
    follow(checkout, join(checkout, file), used);
  return used;
}

/** @returns the packages whose files a bundle looks up in `node_modules` */
export const packagesNamedBy = (bundle: string): string[] => [
  ...new Set([...readFileSync(bundle, 'utf8').matchAll(NAMED_BY_BUNDLE)].map(([, name = '']) => name)),
];

/** Text that every bundle contains (tools/rspack/server.mjs). */
const BUNDLED = 'const BUNDLE={';

/** @returns the programs of an app that the build has bundled into one file each, as paths in the checkout */
export const bundlesOf = (checkout: string, app: string): string[] =>
  globSync(`apps/${app}/dist/*.js`, { cwd: checkout })
    .filter((file) => readFileSync(join(checkout, file), 'utf8').includes(BUNDLED))
    .sort();
