import { readFileSync } from 'node:fs';

const MANIFEST = new URL('../../../storefront/dist/mf-manifest.json', import.meta.url);

interface Manifest {
  pages: { path: string; files: string[] }[];
}

/**
 * Returns the script that only this page of the storefront has, as a path below the folder of its files.
 * @throws Error if it has none
 */
export function scriptOfPage(page: string): string {
  const { pages } = JSON.parse(readFileSync(MANIFEST, 'utf8')) as Manifest;
  const others = new Set(pages.flatMap(({ path, files }) => (path === page ? [] : files)));
  const own = pages
    .find(({ path }) => path === page)
    ?.files.find((file) => file.endsWith('.js') && !others.has(file));
  if (!own) throw new Error(`The page ${page} has no script of its own`);
  return own;
}
