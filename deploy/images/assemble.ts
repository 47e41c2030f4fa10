// `node deploy/images/assemble.ts --out FOLDER`: copies the files of the built checkout that the images contain to FOLDER, and
// writes a lock file there, from which npm installs the packages that the programs need besides their bundles (OPS-078).
import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { CHECKOUT } from '../checkout.ts';
import { runCommand } from '../failure.ts';
import { readOptions, required } from '../options.ts';
import { nameAt, readLock, type Lock } from '../packages/lock.ts';
import { productionPlaces, projectOf } from '../packages/production.ts';
import { bundlesOf, packagesNamedBy, usedByPictures } from './used-files.ts';

/** Prefixes of the names of packages that bundles do not include. */
const EXTERNAL = JSON.parse(readFileSync(join(CHECKOUT, 'tools/rspack/externals.json'), 'utf8')) as string[];
const FRONT_ENDS = ['shell', 'storefront', 'admin'];
const PLAIN = ['LICENSE', 'apps/api/package.json', 'apps/worker/package.json'];
const HEALTH = ['start', 'health.mjs'];

/** Returns the folder of a library from a path such as `libs/platform/dist/…`. */
const libraryOf = (file: string): string => file.split('/dist/')[0] ?? '';

function copy(file: string, out: string, to = file): void {
  mkdirSync(dirname(join(out, to)), { recursive: true });
  cpSync(join(CHECKOUT, file), join(out, to), { recursive: true });
}

/**
 * Returns the packages to install: production packages of the lock file that are asked for or that bundles do not include.
 * Optional packages, which exist only for some platforms, are left out: npm installs them with the packages that use them.
 */
function installedNames(lock: Lock, asked: Iterable<string>): string[] {
  const production = productionPlaces(lock);
  const wanted = new Set(asked);
  return production
    .filter((place) => place === `node_modules/${nameAt(place)}` && !lock.packages[place]?.optional)
    .map(nameAt)
    .filter((name) => wanted.has(name) || EXTERNAL.some((begin) => name.startsWith(begin)));
}

function writeProject(out: string, names: string[], lock: Lock): void {
  const { manifest, lock: reduced } = projectOf(lock, names);
  writeFileSync(join(out, 'package.json'), JSON.stringify({ ...manifest, type: 'module' }, null, 2));
  writeFileSync(join(out, 'package-lock.json'), JSON.stringify(reduced, null, 2));
}

/** Links our own libraries, so that Node finds them in `node_modules`, as in the checkout. */
function linkLibraries(out: string, files: Set<string>): void {
  for (const library of new Set([...files].map(libraryOf))) {
    copy(`${library}/package.json`, out);
    const link = join(out, 'own', '@manette', library.replace(/^libs\//, '').replace('/', '-'));
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(`../../${library}`, link);
  }
}

await runCommand(() => {
  const out = resolve(required(readOptions(['out']).out, '--out FOLDER'));
  const bundles = ['api', 'worker'].flatMap((app) => bundlesOf(CHECKOUT, app));
  const pictures = usedByPictures(CHECKOUT);
  for (const app of FRONT_ENDS) copy(`apps/${app}/dist`, out);
  for (const file of [...PLAIN, ...bundles, ...pictures.files]) copy(file, out);
  for (const file of HEALTH) copy(`deploy/images/${file}`, out, file);
  linkLibraries(out, pictures.files);
  const named = bundles.flatMap((bundle) => packagesNamedBy(join(CHECKOUT, bundle)));
  const lock = readLock(CHECKOUT);
  writeProject(out, installedNames(lock, [...named, ...pictures.packages]), lock);
  console.log(`${bundles.length} programs, ${pictures.files.size} files of pictures`);
});
