import { existsSync, globSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { CHECKOUT } from '../checkout.ts';
import { runCommand } from '../command.ts';

interface Manifest {
  name?: string;
  version?: string;
  workspaces?: string[];
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

const OURS = '@manette';
const MINUTES = 20;

const read = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;

/** Whether all packages that the tree needs are installed in this checkout, with the versions that the tree names. */
function isInstalledHere(tree: string): boolean {
  const { dependencies, devDependencies } = read(tree);
  return Object.entries({ ...dependencies, ...devDependencies }).every(([name, version]) => {
    const folder = join(CHECKOUT, 'node_modules', name);
    // The version of an alias follows the last `@` (`npm:package@version`).
    return existsSync(folder) && read(folder).version === version.split('@').at(-1);
  });
}

function link(target: string, path: string): void {
  mkdirSync(dirname(path), { recursive: true });
  symlinkSync(target, path);
}

/** Links the installed packages of this checkout into the tree, and the workspace packages of the tree itself. */
function linkPackages(tree: string): void {
  const installed = join(CHECKOUT, 'node_modules');
  const modules = join(tree, 'node_modules');
  for (const name of readdirSync(installed))
    if (name !== OURS && name !== '.cache') link(join(installed, name), join(modules, name));
  for (const file of globSync(
    (read(tree).workspaces ?? []).map((one) => `${one}/package.json`),
    {
      cwd: tree,
    },
  )) {
    const { name } = read(join(tree, dirname(file)));
    if (name) link(join(tree, dirname(file)), join(modules, name));
  }
}

/**
 * Provides another tree of this repository with its packages: links the packages of this checkout when the versions are the
 * same, and installs the tree's own packages otherwise.
 * @throws Error when they cannot be installed
 */
export async function providePackages(tree: string): Promise<void> {
  if (isInstalledHere(tree)) return linkPackages(tree);
  const { succeeded, output } = await runCommand('npm', ['ci', '--ignore-scripts', '--no-audit'], {
    cwd: tree,
    minutes: MINUTES,
  });
  if (!succeeded) throw new Error(`npm ci failed\n${output}`);
}
