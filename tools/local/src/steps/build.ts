import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { CHECKOUT } from '../checkout.ts';
import { childEnvironment } from '../processes/child-environment.ts';
import { NodeProcess } from '../processes/node-process.ts';
import type { Scope } from '../processes/scope.ts';
import { StartError } from '../start-error.ts';
import { indented, say } from '../terminal/terminal.ts';
import { fingerprint } from './fingerprint.ts';

const STAMP = join(CHECKOUT, 'dist/.built');

/** The files that a start requires. */
const NEEDED = [
  'apps/api/dist/server.js',
  'apps/shell/dist/index.html',
  'apps/storefront/dist/mf-manifest.json',
  'apps/admin/dist/mf-manifest.json',
  'tools/seed/dist/main.js',
];

const missing = (): string | undefined => NEEDED.find((file) => !existsSync(join(CHECKOUT, file)));

const isUpToDate = () =>
  !missing() && existsSync(STAMP) && readFileSync(STAMP, 'utf8') === fingerprint(CHECKOUT);

/** The lines of Nx's output that show its progress. */
const RESULT = /^\s*[✔✖]/;

async function runNx(scope: Scope, args: string[]): Promise<void> {
  say('  building what has changed; the first time takes a minute');
  let output = '';
  const showResults = indented((line) => RESULT.test(line) && say(line));
  const nx = new NodeProcess([join(CHECKOUT, 'node_modules/nx/dist/bin/nx.js'), ...args], {
    // No daemon, because it would outlive the product. Builds are production builds, whatever NODE_ENV is.
    environment: childEnvironment({ NX_DAEMON: 'false', NX_TUI: 'false', NODE_ENV: 'production' }),
    record: scope.record,
    onOutput: (text) => {
      output += text;
      showResults(text);
    },
  });
  scope.defer(() => nx.stop());
  const end = await nx.ended;
  if (!nx.succeeded && !scope.ending) say(output);
  if (!nx.succeeded) throw new StartError(`the build failed (${end}); its reason stands above`);
}

/**
 * Builds what has changed since the last build.
 * @throws StartError when the build fails; its reason has been printed
 */
export async function build(scope: Scope): Promise<{ says: string }> {
  if (isUpToDate()) return { says: 'up to date' };
  rmSync(STAMP, { force: true });
  await runNx(scope, ['run-many', '-t', 'build']);
  if (missing())
    throw new StartError(`the build left no ${missing()}; remove the folder .nx and start again`);
  mkdirSync(dirname(STAMP), { recursive: true });
  writeFileSync(STAMP, fingerprint(CHECKOUT));
  return { says: 'done' };
}

/** Builds the named projects and their dependencies; the caller builds the rest in another way. */
export async function buildOnly(projects: string[], scope: Scope): Promise<{ says: string }> {
  rmSync(STAMP, { force: true });
  await runNx(scope, ['run-many', '-t', 'build', `--projects=${projects.join(',')}`]);
  return { says: 'done' };
}
