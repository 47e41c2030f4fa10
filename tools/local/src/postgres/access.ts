import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The passwords of the embedded cluster: its superuser `postgres`, and `manette`, who owns the shop's database. */
export interface Access {
  superuser: string;
  application: string;
}

const password = () => randomBytes(24).toString('base64url');

/** @returns the passwords kept in `dataDir`, made on first use for the eyes of its owner only */
export function keptAccess(dataDir: string): Access {
  const file = join(dataDir, 'postgres-access.json');
  const made: Access = { superuser: password(), application: password() };
  if (!existsSync(file)) writeFileSync(file, JSON.stringify(made), { mode: 0o600, flush: true });
  return JSON.parse(readFileSync(file, 'utf8')) as Access;
}

export const SUPERUSER = 'postgres';
export const APPLICATION = 'manette';

export const addressOf = (user: string, secret: string, port: number, database: string): string =>
  `postgres://${user}:${secret}@127.0.0.1:${port}/${database}`;
