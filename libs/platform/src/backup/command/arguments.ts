import { parseArgs } from 'node:util';
import { isBackupName } from '../format/names.js';
import { BackupRefused } from '../backup.errors.js';

const USAGE = `npm run backup -- keygen --out FILE                                   makes an age identity and prints its recipient
npm run backup [-- --to PLACE]                                        backs up to a folder or s3://bucket/prefix
npm run backup -- verify [--from PLACE] [--backup NAME] [--identity FILE]
npm run restore -- --from PLACE [--backup NAME] [--identity FILE]`;

export interface Options {
  to?: string;
  from?: string;
  out?: string;
  backup?: string;
  identity?: string;
}

type OptionName = keyof Options;

/**
 * Reads the options that were typed after the command.
 * @throws BackupRefused with the usage
 */
export function readOptions(typed: string[], allowed: OptionName[]): Options {
  try {
    const options = Object.fromEntries(allowed.map((name) => [name, { type: 'string' as const }]));
    const { values } = parseArgs({ args: typed, options, strict: true, allowPositionals: false });
    if (values.backup !== undefined && !isBackupName(String(values.backup)))
      throw new BackupRefused('--backup must be a name such as 20261122T110028Z');
    return values as Options;
  } catch (error) {
    if (error instanceof BackupRefused) throw error;
    throw new BackupRefused(...USAGE.split('\n'));
  }
}

export const usage = (): BackupRefused => new BackupRefused(...USAGE.split('\n'));
