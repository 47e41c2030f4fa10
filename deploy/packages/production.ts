import { placesUsedBy, type Lock, type LockedPackage } from './lock.ts';

/** A manifest and its lock file, which npm takes as those of a project of its own. */
export interface Project {
  manifest: Record<string, unknown>;
  lock: Lock;
}

const rootOf = (lock: Lock): LockedPackage => lock.packages[''] ?? {};

/**
 * @returns the places of all that the product is built from and runs on. The packages of Node that only serve development
 * (`optionalDependencies` of the root) and packages that another one merely tolerates beside itself are not in it
 */
export const productionPlaces = (lock: Lock): string[] =>
  placesUsedBy(lock, Object.keys(rootOf(lock).dependencies ?? {}));

/**
 * A project of some packages alone, in the versions of the lock file, so that npm installs or lists them and nothing else.
 * @param names packages of the root's `dependencies` (all of them unless named) or what those use
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
