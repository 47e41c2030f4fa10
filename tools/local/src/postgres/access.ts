import { randomBytes } from 'node:crypto';
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The passwords of the embedded cluster's users: the superuser `postgres`, and `manette`, who owns the shop's database. */
export interface Access {
  superuser: string;
  application: string;
}

const password = () => randomBytes(24).toString('base64url');

/**
 * Returns the passwords stored in `dataDir`. On first use it creates them, readable only by their owner. The file is renamed
 * into place, so that it is complete even when the start is killed.
 */
export function readOrCreatePasswords(dataDir: string): Access {
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

/** Returns a database URL. @param sockets the folder of the server's Unix socket, which clients prefer to loopback */
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
