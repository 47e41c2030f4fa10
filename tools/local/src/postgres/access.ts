import { randomBytes } from 'node:crypto';
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The passwords of the embedded cluster: its superuser `postgres`, and `manette`, who owns the shop's database. */
export interface Access {
  superuser: string;
  application: string;
}

const password = () => randomBytes(24).toString('base64url');

/**
 * @returns the passwords kept in `dataDir`, made on first use for the eyes of its owner only. They appear under their name
 * only when they are whole, whenever the start that makes them is killed.
 */
export function keptAccess(dataDir: string): Access {
  const file = join(dataDir, 'postgres-access.json');
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Access;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  const own = `${file}.${process.pid}`;
  const made: Access = { superuser: password(), application: password() };
  writeFileSync(own, JSON.stringify(made), { mode: 0o600, flush: true });
  renameSync(own, file);
  return made;
}

export const SUPERUSER = 'postgres';
export const APPLICATION = 'manette';

/** @param sockets the folder of the server's Unix socket, which goes before the loopback interface */
export const addressOf = (
  user: string,
  secret: string,
  port: number,
  database: string,
  sockets?: string,
): string => {
  const address = `postgres://${user}:${secret}@127.0.0.1:${port}/${database}`;
  return sockets === undefined ? address : `${address}?host=${encodeURIComponent(sockets)}`;
};
