import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { CHECKOUT } from '../checkout.ts';
import { CommandFailure } from '../failure.ts';
import { referenceOf, type Base } from './bases.ts';

export const TARGETS = ['api', 'worker', 'web'] as const;
const HOURS = 2;

/** Returns the trimmed output of a program; empty if the program fails. */
function say(program: string, ...args: string[]): string {
  const { status, stdout } = spawnSync(program, args, { cwd: CHECKOUT, encoding: 'utf8', timeout: 30_000 });
  return status === 0 ? stdout.trim() : '';
}

/**
 * Returns the options that pass npm's settings and the certificates that this machine trusts to the build as secrets. The
 * images do not contain them.
 */
function secrets(environment: NodeJS.ProcessEnv): string[] {
  const settings = environment.NPM_CONFIG_USERCONFIG ?? join(homedir(), '.npmrc');
  const trusted = environment.NODE_EXTRA_CA_CERTS ?? say('npm', 'config', 'get', 'cafile');
  return [
    ['npmrc', settings],
    ['ca', trusted],
  ].flatMap(([id, file]) => (file && existsSync(file) ? ['--secret', `id=${id},src=${file}`] : []));
}

/** Returns the address of the git remote, without credentials before the host. */
const sourceAddress = (): string =>
  say('git', 'remote', 'get-url', 'origin').replace(/\/\/[^/@]*@/, '//') || 'unknown';

export const versionOf = (): string =>
  (JSON.parse(readFileSync(join(CHECKOUT, 'package.json'), 'utf8')) as { version: string }).version;

/** Returns the build arguments: the base images, and the values of the labels. */
export function buildArguments(bases: Base[], registry?: string): Record<string, string> {
  return {
    ...Object.fromEntries(
      bases.flatMap((base) => [
        [base.argument, referenceOf(base, registry)],
        [`${base.argument}_NAME`, `${base.image}:${base.tag}`],
        [`${base.argument}_DIGEST`, base.digest ?? 'unknown'],
      ]),
    ),
    VERSION: versionOf(),
    REVISION: say('git', 'rev-parse', 'HEAD') || 'unknown',
    SOURCE: sourceAddress(),
  };
}

/** Returns buildah if it is installed, because it needs no service and no rights other than root's; otherwise docker. */
function engine(registry?: string): { program: string; options: string[] } {
  if (!say('buildah', '--version')) return { program: 'docker', options: ['build'] };
  const plain = registry?.startsWith('http:') ? ['--tls-verify=false'] : [];
  return {
    program: 'buildah',
    options: ['bud', '--isolation', 'chroot', '--format', 'docker', '--layers', ...plain],
  };
}

/**
 * Builds an image as `manette-{target}`, tagged with the version and `latest`.
 * @throws CommandFailure when the engine fails; the engine prints its own errors before
 */
export function buildImage(
  target: (typeof TARGETS)[number],
  args: Record<string, string>,
  registry?: string,
): string {
  const { program, options } = engine(registry);
  const name = `manette-${target}:${args.VERSION}`;
  const given = Object.entries(args).flatMap(([argument, value]) => ['--build-arg', `${argument}=${value}`]);
  const tags = ['-t', name, '-t', `manette-${target}:latest`];
  const rest = ['--target', target, '-f', 'deploy/images/Containerfile', '.'];
  const { status, error } = spawnSync(
    program,
    [...options, ...given, ...secrets(process.env), ...tags, ...rest],
    {
      cwd: CHECKOUT,
      stdio: 'inherit',
      timeout: HOURS * 3_600_000,
    },
  );
  if (status !== 0) throw new CommandFailure(`${name} was not built${error ? `: ${error.message}` : ''}`);
  return name;
}
