import type { S3Config } from '../../core/config/app-config.js';
import type { FileStore } from './file-store.js';
import { openBucket } from './s3-bucket.js';
import { s3Client } from './s3-client.js';
import { S3FileStore } from './s3-file-store.js';

/**
 * Opens the bucket of an S3-compatible store, and creates it when it does not exist.
 * @throws ConfigError with one line that names the variable at fault
 */
export async function openS3Store(config: S3Config): Promise<FileStore> {
  const client = s3Client(config);
  await openBucket(client, config);
  return new S3FileStore(client, config.bucket);
}
