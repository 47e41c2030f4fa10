import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../../../..');

/** Returns the paths of a route table in the product's source; the index route is ''. */
function pathsIn(file: string): string[] {
  const source = readFileSync(join(root, file), 'utf8');
  return [...source.matchAll(/<Route\s+(?:path="(?<path>[^"]*)"|index)/g)].map(
    ({ groups }) => groups?.['path'] ?? '',
  );
}

const below = (base: string, paths: string[]) =>
  paths.map((path) => `${base}/${path}`.replace(/(?<!\/)\/+$/, '') || '/');

/** Every screen of the product by its path pattern: '/accounts/:id', and '/*' for any other path. */
export function allScreens(): string[] {
  const shell = below('', pathsIn('apps/shell/src/app.tsx')).filter((path) => !path.endsWith('*'));
  const storefront = below('', pathsIn('apps/storefront/src/routes.tsx'));
  const admin = below('/admin', pathsIn('apps/admin/src/routes.tsx'));
  return [...shell, ...storefront, ...admin];
}
