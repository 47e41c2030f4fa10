import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { CHECKOUT } from './checkout.ts';

/** A package of the workspace. */
export interface Package {
  name: string;
  /** Its path below the checkout. */
  folder: string;
  scripts: Record<string, string>;
  /** Only the integration tests in these folders of its `test`; all when absent. */
  testFolders?: string[];
}

const FILES = ['{apps,libs,tools}/*/package.json', 'libs/*/*/package.json', 'deploy/package.json'];

/** All packages of the workspace, by their folders. */
export const allPackages = (): Package[] =>
  globSync(FILES, { cwd: CHECKOUT, exclude: ['**/node_modules/**', '**/dist/**'] })
    .sort()
    .map((file) => {
      const manifest = JSON.parse(readFileSync(join(CHECKOUT, file), 'utf8')) as Partial<Package>;
      return { name: manifest.name ?? file, folder: dirname(file), scripts: manifest.scripts ?? {} };
    });

/** Those of `packages` that have a script of this name. */
export const withScript = (packages: Package[], script: string): Package[] =>
  packages.filter(({ scripts }) => scripts[script] !== undefined);
