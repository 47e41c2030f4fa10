import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** The longest path of a socket, in bytes. Systems accept 107 bytes on Linux and 103 on macOS. */
const LONGEST_PATH = 103;

/**
 * @returns the folder of the Unix socket of the server on this cluster and port. Undefined when the path is too long or the
 * server has no socket, for example a server that an earlier release has started
 */
export function socketFolder(cluster: string, port: number): string | undefined {
  const folder = resolve(cluster);
  const socket = join(folder, `.s.PGSQL.${port}`);
  return Buffer.byteLength(socket) <= LONGEST_PATH && existsSync(socket) ? folder : undefined;
}
