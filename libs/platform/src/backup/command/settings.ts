import { resolve } from 'node:path';
import type { BackupConfig, S3Config } from '../../core/config/app-config.js';
import { BACKUP_VARIABLES, backupConfig } from '../../core/config/backup-config.js';
import { backupFaults, readVariables } from '../../core/config/environment.js';
import { DiskFileStore } from '../../storage/files/disk-file-store.js';
import type { FileStore } from '../../storage/files/file-store.js';
import { BackupRefused } from '../backup.errors.js';

const VARIABLES = [...BACKUP_VARIABLES, ...(['DATA_DIR', 'DATABASE_URL', 'REDIS_URL', 'S3_BUCKET'] as const)];

/** Settings that the commands read from the environment: fewer variables than the product needs. */
export interface CommandSettings {
  backup: BackupConfig;
  dataDir: string;
  databaseUrl?: string;
  redisUrl?: string;
  s3?: S3Config;
  /** Returns why a backup to this place is refused, one line per reason. */
  backupFaults: (to: string) => string[];
}

/** @throws BackupRefused with a line for each malformed variable that the commands need */
export function commandSettings(given: Record<string, string | undefined>): CommandSettings {
  const { environment: values, malformed } = readVariables(given);
  const faults = VARIABLES.flatMap((name) => malformed.get(name) ?? []);
  if (faults.length > 0) throw new BackupRefused(...faults);
  const { S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY, S3_SECRET_KEY, S3_REGION } = values;
  const whole = S3_ENDPOINT && S3_BUCKET && S3_ACCESS_KEY && S3_SECRET_KEY;
  if (!whole && S3_BUCKET) throw new BackupRefused('S3_ENDPOINT, S3_ACCESS_KEY and S3_SECRET_KEY are required when S3_BUCKET is set'); // oxfmt-ignore
  return {
    backup: backupConfig(values),
    dataDir: resolve(values.DATA_DIR),
    databaseUrl: values.DATABASE_URL,
    redisUrl: values.REDIS_URL,
    s3: whole
      ? {
          endpoint: S3_ENDPOINT,
          bucket: S3_BUCKET,
          accessKey: S3_ACCESS_KEY,
          secretKey: S3_SECRET_KEY,
          region: S3_REGION,
        }
      : undefined,
    backupFaults: (to) => backupFaults({ ...values, BACKUP_CRON: undefined, BACKUP_TO: to }),
  };
}

/** Opens the store of the shop's uploads; `address` identifies the store. */
export async function openUploads({
  s3,
  dataDir,
}: CommandSettings): Promise<{ store: FileStore; address: string }> {
  if (!s3) {
    const folder = resolve(dataDir, 'uploads');
    return { store: new DiskFileStore(folder), address: folder };
  }
  // The AWS SDK takes long to load, and only this store needs it.
  const { openS3Store } = await import('../../storage/files/open-s3-store.js');
  return { store: await openS3Store(s3), address: `${s3.endpoint}/${s3.bucket}` };
}
