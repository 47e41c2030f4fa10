import { join } from 'node:path';
import { Global, Module, type FactoryProvider } from '@nestjs/common';
import { APP_CONFIG, type AppConfig } from '../config/app-config.js';
import { DiskFileStore } from './disk-file-store.js';
import { FileStorage } from './file-storage.js';
import { FileStore } from './file-store.js';
import { IncomingFiles } from './incoming-files.js';
import { openBucket } from './s3-bucket.js';
import { s3Client } from './s3-client.js';
import { S3FileStore } from './s3-file-store.js';
import { SignedAddresses } from './signed-addresses.js';

/** The bucket of S3_ENDPOINT where that is set, else the folder below DATA_DIR. */
async function openStore({ storage: { dataDir, s3 } }: AppConfig): Promise<FileStore> {
  if (!s3) return new DiskFileStore(join(dataDir, 'uploads'));
  const client = s3Client(s3);
  await openBucket(client, s3);
  return new S3FileStore(client, s3.bucket);
}

const store: FactoryProvider<FileStore> = { provide: FileStore, inject: [APP_CONFIG], useFactory: openStore };
const addresses: FactoryProvider<SignedAddresses> = {
  provide: SignedAddresses,
  inject: [APP_CONFIG],
  useFactory: ({ session }: AppConfig) => new SignedAddresses(session.jwtSecret),
};

/** Uploaded files. */
@Global()
@Module({
  providers: [store, addresses, FileStorage, IncomingFiles],
  exports: [FileStore, SignedAddresses, FileStorage, IncomingFiles],
})
export class StorageModule {}
