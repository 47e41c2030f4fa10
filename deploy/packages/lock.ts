import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The entry of `package-lock.json` for a place in `node_modules`. */
export interface LockedPackage {
  version?: string;
  license?: string;
  link?: boolean;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
  [other: string]: unknown;
}

export interface Lock {
  name: string;
  version: string;
  lockfileVersion: number;
  packages: Record<string, LockedPackage>;
  [other: string]: unknown;
}

/** @returns the lock file of a checkout */
export const readLock = (root: string): Lock =>
  JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as Lock;

/** @returns the name of the package at a place such as `node_modules/a/node_modules/b` */
export const nameAt = (place: string): string => place.split('node_modules/').at(-1) ?? place;

/** @returns the place at which Node finds a package that the package at `place` imports */
function resolve(lock: Lock, place: string, name: string): string | undefined {
  for (let folder = place; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))) {
    const candidate = folder === '' ? `node_modules/${name}` : `${folder}/node_modules/${name}`;
    if (lock.packages[candidate]) return candidate;
    if (folder === '') return undefined;
  }
}

/** Returns the packages that a package uses: its dependencies, optional dependencies, and required peer dependencies. */
function usedBy(entry: LockedPackage): string[] {
  const optional = entry.peerDependenciesMeta ?? {};
  const peers = Object.keys(entry.peerDependencies ?? {}).filter((name) => !optional[name]?.optional);
  return [
    ...Object.keys(entry.dependencies ?? {}),
    ...Object.keys(entry.optionalDependencies ?? {}),
    ...peers,
  ];
}

/** @returns the places of the named packages and of all packages that they use, sorted */
export function placesUsedBy(lock: Lock, names: string[]): string[] {
  const found = new Set<string>();
  const waiting = names.map((name) => resolve(lock, '', name));
  while (waiting.length > 0) {
    const place = waiting.pop();
    const entry = place === undefined ? undefined : lock.packages[place];
    if (!place || !entry || found.has(place)) continue;
    found.add(place);
    waiting.push(...usedBy(entry).map((name) => resolve(lock, place, name)));
  }
  return [...found].sort();
}
