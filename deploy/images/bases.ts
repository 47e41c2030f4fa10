import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A base image: the build argument that names it, and the recorded digest of its tag. */
export interface Base {
  argument: string;
  /** Name with the registry's host, without a tag. */
  image: string;
  tag: string;
  digest: string | null;
}

/** The file that lists the base images. */
export const BASES = join(import.meta.dirname, 'bases.json');

export const readBases = (file: string): Base[] => JSON.parse(readFileSync(file, 'utf8')) as Base[];

/** Replaces the file atomically. */
export function writeBases(file: string, bases: Base[]): void {
  writeFileSync(`${file}.new`, `${JSON.stringify(bases, null, 2)}\n`);
  renameSync(`${file}.new`, file);
}

/** @returns the registry's host and the image's path there: `docker.io/library/node` is at Docker's own registry */
export function placeOf(image: string): { host: string; path: string } {
  const [host = '', ...path] = image.split('/');
  return { host: host === 'docker.io' ? 'registry-1.docker.io' : host, path: path.join('/') };
}

/**
 * Returns the reference by which a build names a base image: with the recorded digest, or with the tag if there is none.
 * @param registry URL of another registry that has the images (`REGISTRY_URL`)
 */
export function referenceOf({ image, tag, digest }: Base, registry?: string): string {
  const name = registry ? `${new URL(registry).host}/${placeOf(image).path}` : image;
  return digest ? `${name}@${digest}` : `${name}:${tag}`;
}
