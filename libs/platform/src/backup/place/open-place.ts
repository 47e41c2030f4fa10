import { resolve } from 'node:path';
import type { BackupConfig } from '../../core/config/app-config.js';
import { DiskFileStore } from '../../storage/files/disk-file-store.js';
import { makeFolders } from '../../storage/make-folders.js';
import { BackupRefused } from '../backup.errors.js';
import { BackupPlace, reasonOf } from './backup-place.js';

const S3 = 's3://';

async function openBucketPlace(address: string, config: BackupConfig): Promise<BackupPlace> {
  const [bucket = '', ...folders] = address.slice(S3.length).split('/').filter(Boolean);
  if (!config.s3)
    throw new BackupRefused(`BACKUP_S3_ENDPOINT and its keys, or S3_ENDPOINT's, are required for ${address}`);
  // The AWS SDK takes long to load, and only a place in S3 needs it.
  const { openS3Store } = await import('../../storage/files/open-s3-store.js');
  const store = await openS3Store({ ...config.s3, bucket });
  return new BackupPlace(address, store, folders.map((folder) => `${folder}/`).join(''));
}

/**
 * Opens a place: a folder, or `s3://bucket/prefix` in the store of the backups.
 * @throws BackupRefused or ConfigError with one line that says what is wrong
 */
export async function openPlace(address: string, config: BackupConfig): Promise<BackupPlace> {
  if (address.startsWith(S3)) return openBucketPlace(address, config);
  if (address.includes('://'))
    throw new BackupRefused(`${address} is neither a folder nor s3://bucket/prefix`);
  const root = resolve(address);
  return new BackupPlace(address, new DiskFileStore(root), '', root);
}

/** Creates the folder of a place, which only its owner can read: a backup contains all data of the shop. */
export async function makePlace(address: string): Promise<void> {
  if (address.startsWith(S3)) return;
  await makeFolders(address, 0o700).catch((error: unknown) => {
    throw new BackupRefused(`${address} cannot be written: ${reasonOf(error)}`);
  });
}
