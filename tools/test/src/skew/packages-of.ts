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

/** Whether what the tree needs is installed here, at the versions that it names. */
function isInstalledHere(tree: string): boolean {
  const { dependencies, devDependencies } = read(tree);
  return Object.entries({ ...dependencies, ...devDependencies }).every(([name, version]) => {
    const folder = join(CHECKOUT, 'node_modules', name);
    // An alias says which package and version it stands for.
    return existsSync(folder) && read(folder).version === version.split('@').at(-1);
  });
}

function link(target: string, path: string): void {
  mkdirSync(dirname(path), { recursive: true });
  symlinkSync(target, path);
}

/** The packages of this checkout, but the workspace's own ones of the tree. */
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
 * Gives another tree of this repository its packages: those installed here where they are the same, else its own.
 * @throws when they cannot be installed
 */
export async function providePackages(tree: string): Promise<void> {
  if (isInstalledHere(tree)) return linkPackages(tree);
  const { succeeded, output } = await runCommand('npm', ['ci', '--ignore-scripts', '--no-audit'], {
    cwd: tree,
    minutes: MINUTES,
  });
  if (!succeeded) throw new Error(`npm ci failed\n${output}`);
}
