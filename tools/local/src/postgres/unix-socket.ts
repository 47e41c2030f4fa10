import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** What the system takes as the path of a socket: 107 bytes on Linux, 103 on macOS. */
const LONGEST_PATH = 103;

/**
 * @returns the folder of the Unix socket that the server on this cluster and port listens on; undefined when its path is
 * too long, or when there is none, as of a server that an earlier release has left
 */
export function socketFolder(cluster: string, port: number): string | undefined {
  const folder = resolve(cluster);
  const socket = join(folder, `.s.PGSQL.${port}`);
  return Buffer.byteLength(socket) <= LONGEST_PATH && existsSync(socket) ? folder : undefined;
}
