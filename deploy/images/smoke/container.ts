import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/** What an image says of how it is run. */
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
  /** Where its files are seen. */
  root: string;
  remove(): void;
}

const buildah = (...args: string[]): string =>
  execFileSync('buildah', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] }).trim();

/** Makes the files of an image seen, in a container of buildah. */
export function openImage(name: string): Image {
  const { Docker } = JSON.parse(buildah('inspect', '--type', 'image', name)) as {
    Docker: { config: ImageConfig };
  };
  const container = buildah('from', '--pull-never', name);
  const root = buildah('mount', container);
  return { name, config: Docker.config, root, remove: () => void buildah('rm', container) };
}

/**
 * Runs the program in a mount name space of its own: the root cannot be written, /data and /tmp are the container's. Each
 * step becomes the next one, so the process that was started is the program itself and gets its signals.
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
  /** Files or folders of this machine, by their places in the container. */
  mounts?: Record<string, string>;
  /** Instead of the image's command. */
  command?: string[];
  /** Instead of the image's entry point. */
  entrypoint?: string[];
}

export interface Container {
  process: ChildProcess;
  /** What it has printed so far. */
  output(): string;
  /** How it ended. */
  ended: Promise<number | null>;
}

/** Starts an image as an engine would: its user, variables, folder, entry point and command, with a read-only root. */
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

/** Runs the image's own health check. @throws with its words when it does not find the process beside it well */
export async function checkHealth(image: Image, options: RunOptions): Promise<void> {
  const [kind, ...check] = image.config.Healthcheck?.Test ?? [];
  if (kind !== 'CMD') throw new Error(`${image.name} has no health check`);
  const ended = start(image, { ...options, entrypoint: check, command: [] });
  const code = await ended.ended;
  if (code !== 0) throw new Error(`the health check of ${image.name} ends with ${code}: ${ended.output()}`);
}

/** The path of a file of an image on this machine. */
export const fileOf = (image: Image, path: string): string => join(image.root, path);
