import { placesUsedBy, type Lock, type LockedPackage } from './lock.ts';

/** A manifest and its lock file, which npm accepts as a separate project. */
export interface Project {
  manifest: Record<string, unknown>;
  lock: Lock;
}

const rootOf = (lock: Lock): LockedPackage => lock.packages[''] ?? {};

/**
 * @returns the places of all packages that the product is built from and runs on. The packages with Node itself, which are only
 * for development (`optionalDependencies` of the root), and optional peer dependencies are not included
 */
export const productionPlaces = (lock: Lock): string[] =>
  placesUsedBy(lock, Object.keys(rootOf(lock).dependencies ?? {}));

/**
 * Returns a project with only some packages and the packages that they use, in the versions of the lock file, so that npm
 * installs or lists no others.
 * @param names packages of the root's `dependencies` (by default all of them), or packages that those use
 */
export function projectOf(lock: Lock, names = Object.keys(rootOf(lock).dependencies ?? {})): Project {
  const { version, license } = rootOf(lock);
  const dependencies = Object.fromEntries(
    names.map((used) => [used, lock.packages[`node_modules/${used}`]?.version ?? '*']),
  );
  const manifest = { name: lock.name, version, license, private: true, dependencies };
  const places = placesUsedBy(lock, names);
  return {
    manifest,
    lock: {
      ...lock,
      packages: {
        '': manifest,
        ...Object.fromEntries(places.map((place) => [place, lock.packages[place] ?? {}])),
      },
    },
  };
}
