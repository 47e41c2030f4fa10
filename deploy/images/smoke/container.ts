import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/** The part of an image's configuration that says how to run it. */
interface ImageConfig {
  User: string;
  Env: string[];
  Entrypoint: string[];
  Cmd: string[] | null;
  WorkingDir: string;
  Labels: Record<string, string>;
  Healthcheck?: { Test: string[] };
}

export interface Image {
  name: string;
  config: ImageConfig;
  /** The folder on which the image's files are mounted. */
  root: string;
  remove(): void;
}

const buildah = (...args: string[]): string =>
  execFileSync('buildah', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] }).trim();

/** Mounts the files of an image, in a container of buildah. */
export function openImage(name: string): Image {
  const { Docker } = JSON.parse(buildah('inspect', '--type', 'image', name)) as {
    Docker: { config: ImageConfig };
  };
  const container = buildah('from', '--pull-never', name);
  const root = buildah('mount', container);
  return { name, config: Docker.config, root, remove: () => void buildah('rm', container) };
}

/**
 * Runs the program in its own mount namespace, with a read-only root and the container's own /data and /tmp. The script ends
 * with `exec`, so the process that was started becomes the program itself and receives the signals.
 */
const RUN = `
set -eu
root=$1 data=$2 user=$3 folder=$4
shift 4
mount --bind "$root" "$root"
mount --rbind /dev "$root/dev"
mount -t proc proc "$root/proc"
mount -t tmpfs -o mode=1777 tmpfs "$root/tmp"
mount --bind "$data" "$root/data"
for overlay in "$@"; do
  shift
  [ "$overlay" != -- ] || break
  mount --bind "\${overlay%%=*}" "$root\${overlay#*=}"
done
mount -o remount,bind,ro "$root"
cd /
exec chroot --userspec="$user" "$root" /usr/bin/env -i -C "$folder" "$@"
`;

export interface RunOptions {
  /** The folder for /data; it must belong to the image's user. */
  data: string;
  environment?: Record<string, string>;
  /** Files or folders of this machine, by their paths in the container. */
  mounts?: Record<string, string>;
  /** Instead of the image's command. */
  command?: string[];
  /** Instead of the image's entry point. */
  entrypoint?: string[];
}

export interface Container {
  process: ChildProcess;
  /** Returns the output so far, at most the last 100,000 characters. */
  output(): string;
  /** The exit code; null if a signal ended the process. */
  ended: Promise<number | null>;
}

/** Starts an image as an engine would, with its user, variables, folder, entry point and command, and a read-only root. */
export function start(image: Image, options: RunOptions): Container {
  const { User, Env, Entrypoint, Cmd, WorkingDir } = image.config;
  const mounts = Object.entries(options.mounts ?? {}).map(([place, here]) => `${here}=${place}`);
  const variables = [
    ...Env,
    ...Object.entries(options.environment ?? {}).map(([name, value]) => `${name}=${value}`),
  ];
  const command = [...(options.entrypoint ?? Entrypoint), ...(options.command ?? Cmd ?? [])];
  const script = [
    '-c',
    RUN,
    'run',
    image.root,
    options.data,
    User,
    WorkingDir,
    ...mounts,
    '--',
    ...variables,
  ];
  const child = spawn('unshare', ['--mount', '--propagation', 'private', 'sh', ...script, ...command], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  const take = (bytes: Buffer) => (printed = `${printed}${bytes.toString()}`.slice(-100_000));
  child.stdout.on('data', take);
  child.stderr.on('data', take);
  const ended = once(child, 'exit').then(([code]) => code as number | null);
  return { process: child, output: () => printed, ended };
}

/** Runs the image's own health check. @throws with the output of the check when it fails */
export async function checkHealth(image: Image, options: RunOptions): Promise<void> {
  const [kind, ...check] = image.config.Healthcheck?.Test ?? [];
  if (kind !== 'CMD') throw new Error(`${image.name} has no health check`);
  const ended = start(image, { ...options, entrypoint: check, command: [] });
  const code = await ended.ended;
  if (code !== 0) throw new Error(`the health check of ${image.name} ends with ${code}: ${ended.output()}`);
}

/** Returns the path on this machine of a file of an image. */
export const fileOf = (image: Image, path: string): string => join(image.root, path);
