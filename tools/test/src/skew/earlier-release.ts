import { cpSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { atExit } from '../at-exit.ts';
import { CHECKOUT } from '../checkout.ts';
import { runCommand } from '../command.ts';
import { providePackages } from './packages-of.ts';

const KEPT = join(CHECKOUT, 'dist/skew');
const APPS = ['shell', 'storefront', 'admin'] as const;
const MINUTES = 10;

/** The built folders of a shell and its remotes. */
export interface FrontEnds {
  shell: string;
  remotes: { storefront: string; admin: string };
}

/** @param folderOf returns the folder with the built files of an app */
const frontEnds = (folderOf: (app: string) => string): FrontEnds => ({
  shell: folderOf('shell'),
  remotes: { storefront: folderOf('storefront'), admin: folderOf('admin') },
});

/** The front ends that this checkout builds. */
export const frontEndsNow = frontEnds((app) => join(CHECKOUT, 'apps', app, 'dist'));

/** Runs a command and returns its output. @throws Error with the output when the command fails */
async function run(program: string, args: string[], cwd: string): Promise<string> {
  const environment = { NODE_ENV: 'production' };
  const { succeeded, output } = await runCommand(program, args, { cwd, minutes: MINUTES, environment });
  if (!succeeded) throw new Error(`${program} ${args.join(' ')} failed\n${output}`);
  return output.trim();
}

async function buildInto(tag: string, folder: string, tree: string): Promise<void> {
  await run('git', ['archive', '--output', join(tree, 'tree.tar'), tag], CHECKOUT);
  await run('tar', ['-xf', 'tree.tar'], tree);
  await providePackages(tree);
  const unfinished = `${folder}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  for (const app of APPS) {
    await run('node', ['../../tools/rspack/build.mjs'], join(tree, 'apps', app));
    cpSync(join(tree, 'apps', app, 'dist'), join(unfinished, app), { recursive: true });
  }
  mkdirSync(dirname(folder), { recursive: true });
  renameSync(unfinished, folder);
}

/**
 * Builds the front ends of a tag with the tools of that tag, in a temporary folder, and keeps them for the next run.
 * @throws Error when they cannot be built
 */
export async function frontEndsOf(tag: string): Promise<FrontEnds> {
  const commit = await run('git', ['rev-parse', `${tag}^{commit}`], CHECKOUT);
  const folder = join(KEPT, commit);
  if (!existsSync(folder)) {
    rmSync(KEPT, { recursive: true, force: true });
    const tree = mkdtempSync(join(tmpdir(), 'manette-skew-'));
    const remove = atExit(() => rmSync(tree, { recursive: true, force: true }));
    try {
      await buildInto(commit, folder, tree);
    } finally {
      await remove();
    }
  }
  return frontEnds((app) => join(folder, app));
}
