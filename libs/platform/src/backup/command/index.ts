import { Logger } from '@nestjs/common';
import { ConfigError } from '../../core/config/config-error.js';
import type { ContextPersistence } from '../../database/context-persistence.js';
import { BackupRefused } from '../backup.errors.js';
import { backUp } from '../back-up.js';
import { figuresOf } from '../format/manifest.js';
import { readIdentities } from '../identity-file.js';
import { generateKey } from '../keygen.js';
import { findBackup } from '../place/backups.js';
import { openPlace } from '../place/open-place.js';
import { restore } from '../restore.js';
import { verifyBackup } from '../verify.js';
import { readOptions, usage } from './arguments.js';
import { commandSettings, openUploads, type CommandSettings } from './settings.js';

/** Input of a command: its arguments, the environment, the contexts and the release. */
export interface BackupCommand {
  typed: string[];
  environment: Record<string, string | undefined>;
  contexts: ContextPersistence[];
  version: string;
  /**
   * Opens the embedded database if DATABASE_URL is not set: `look` opens only an existing one, `use` creates it if needed.
   * @throws BackupRefused when it cannot be opened
   */
  embedded?: (stage: 'look' | 'use') => Promise<string | undefined>;
}

type Printed = string | undefined;

const now = () => new Date();

async function identitiesIn(file: string | undefined): Promise<string[] | undefined> {
  return file === undefined ? undefined : readIdentities(file);
}

function databaseOf({ embedded }: BackupCommand, { databaseUrl }: CommandSettings) {
  if (databaseUrl) return () => Promise.resolve(databaseUrl);
  if (embedded) return embedded;
  throw new BackupRefused('DATABASE_URL is required');
}

async function keygen(typed: string[]): Promise<Printed> {
  const { out } = readOptions(typed, ['out']);
  if (!out) throw usage();
  return generateKey(out, now());
}

async function verify(typed: string[], settings: CommandSettings): Promise<Printed> {
  const { from = settings.backup.to, backup, identity } = readOptions(typed, ['from', 'backup', 'identity']);
  if (!from) throw new BackupRefused('BACKUP_TO is required, or --from PLACE');
  const place = await openPlace(from, settings.backup);
  const identities = await identitiesIn(identity);
  const found = await findBackup(place, backup);
  await verifyBackup(place, found, identities);
  return `${found.name} is intact`;
}

async function write(command: BackupCommand, settings: CommandSettings): Promise<Printed> {
  const { to = settings.backup.to } = readOptions(command.typed, ['to']);
  if (!to) throw new BackupRefused('BACKUP_TO is required, or --to PLACE');
  const faults = settings.backupFaults(to);
  if (faults.length > 0) throw new BackupRefused(...faults);
  const { backup: config, dataDir, redisUrl } = settings;
  const { contexts, version } = command;
  const { store: uploads } = await openUploads(settings);
  const databaseUrl = await databaseOf(command, settings)('look');
  if (!databaseUrl)
    throw new BackupRefused(`There is no database in ${dataDir}; there is nothing to back up`);
  const manifest = await backUp({
    databaseUrl,
    redisUrl,
    dataDir,
    uploads,
    contexts,
    version,
    to,
    config,
    now,
  });
  for (const key of manifest.swept) console.log(`${key} was swept meanwhile`);
  return `backup ${manifest.name}: ${figuresOf(manifest)}`;
}

/** `npm run backup`. @returns the exit code */
export const runBackup = (command: BackupCommand): Promise<number> =>
  printing(async () => {
    const [action, ...rest] = command.typed;
    if (action === 'keygen') return keygen(rest);
    const settings = commandSettings(command.environment);
    return action === 'verify' ? verify(rest, settings) : write(command, settings);
  });

/** `npm run restore`. @returns the exit code */
export const runRestore = (command: BackupCommand): Promise<number> =>
  printing(async () => {
    const { from, backup, identity } = readOptions(command.typed, ['from', 'backup', 'identity']);
    const settings = commandSettings(command.environment);
    if (!from) throw usage();
    const openDatabase = databaseOf(command, settings);
    const identities = await identitiesIn(identity);
    const { store: uploads, address: uploadsAddress } = await openUploads(settings);
    const { contexts } = command;
    const { dataDir, backup: config } = settings;
    const manifest = await restore({ from, backup, identities, config, contexts, dataDir, uploads, uploadsAddress, openDatabase }); // oxfmt-ignore
    return `restored ${manifest.name}: ${figuresOf(manifest)}; equal to the backup`;
  });

/** Prints the result on stdout, or one line per reason on stderr. */
async function printing(work: () => Promise<Printed>): Promise<number> {
  Logger.overrideLogger(false);
  try {
    const line = await work();
    if (line !== undefined) console.log(line);
    return 0;
  } catch (error) {
    for (const reason of reasonsOf(error)) console.error(reason);
    return 1;
  }
}

/** Error codes of an unreachable server, of a wrong password and of a missing database. */
const UNREACHABLE = /^(ECONN|ENOTFOUND|EAI_|ETIMEDOUT|EHOST|28|3D000|57P|08)/;

function reasonsOf(error: unknown): string[] {
  if (error instanceof BackupRefused) return error.reasons;
  if (error instanceof ConfigError) return [error.message];
  const { code, message } = error as NodeJS.ErrnoException;
  if (code && UNREACHABLE.test(code)) return [`The database cannot be reached: ${message || code}`];
  return [message.split('\n')[0] || String(error)];
}
