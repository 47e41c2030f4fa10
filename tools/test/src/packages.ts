import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { CHECKOUT } from './checkout.ts';

/** A package of the workspace. */
export interface Package {
  name: string;
  /** The path relative to the checkout. */
  folder: string;
  scripts: Record<string, string>;
  /** Limits the integration tests to these folders below `test`; all run when absent. */
  testFolders?: string[];
}

const FILES = ['{apps,libs,tools}/*/package.json', 'libs/*/*/package.json', 'deploy/package.json'];

/** Returns all packages of the workspace, sorted by folder. */
export const allPackages = (): Package[] =>
  globSync(FILES, { cwd: CHECKOUT, exclude: ['**/node_modules/**', '**/dist/**'] })
    .sort()
    .map((file) => {
      const manifest = JSON.parse(readFileSync(join(CHECKOUT, file), 'utf8')) as Partial<Package>;
      return { name: manifest.name ?? file, folder: dirname(file), scripts: manifest.scripts ?? {} };
    });

/** Returns the packages that have a script of this name. */
export const withScript = (packages: Package[], script: string): Package[] =>
  packages.filter(({ scripts }) => scripts[script] !== undefined);
