import type { BackupConfig } from './app-config.js';
import type { Environment } from './environment.js';

/** The variables that backups depend on. */
export const BACKUP_VARIABLES = [
  ...([
    'NODE_ENV',
    'BACKUP_TO',
    'BACKUP_RECIPIENTS',
    'BACKUP_UNENCRYPTED',
    'BACKUP_CRON',
    'BACKUP_KEEP',
  ] as const),
  ...(['BACKUP_S3_ENDPOINT', 'BACKUP_S3_ACCESS_KEY', 'BACKUP_S3_SECRET_KEY', 'BACKUP_S3_REGION'] as const),
  ...(['S3_ENDPOINT', 'S3_ACCESS_KEY', 'S3_SECRET_KEY', 'S3_REGION'] as const),
] as const;

export type BackupEnvironment = Pick<Environment, (typeof BACKUP_VARIABLES)[number]>;

/** Uses each `BACKUP_S3_*` if it is set, else the variable of the uploads' store. */
function storeOf(env: BackupEnvironment): BackupConfig['s3'] {
  const endpoint = env.BACKUP_S3_ENDPOINT ?? env.S3_ENDPOINT;
  const accessKey = env.BACKUP_S3_ACCESS_KEY ?? env.S3_ACCESS_KEY;
  const secretKey = env.BACKUP_S3_SECRET_KEY ?? env.S3_SECRET_KEY;
  if (!endpoint || !accessKey || !secretKey) return undefined;
  return { endpoint, accessKey, secretKey, region: env.BACKUP_S3_REGION ?? env.S3_REGION };
}

/** Returns the settings of backups from the environment. */
export const backupConfig = (env: BackupEnvironment): BackupConfig => ({
  to: env.BACKUP_TO,
  recipients: env.BACKUP_RECIPIENTS,
  cron: env.BACKUP_CRON,
  keep: env.BACKUP_KEEP,
  s3: storeOf(env),
});
