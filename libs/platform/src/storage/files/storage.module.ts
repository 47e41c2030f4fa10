import { join } from 'node:path';
import { Global, Module, type FactoryProvider } from '@nestjs/common';
import { APP_CONFIG, type AppConfig } from '../../core/config/app-config.js';
import { DiskFileStore } from './disk-file-store.js';
import { FileStorage } from './file-storage.js';
import { FileStore } from './file-store.js';
import { IncomingFiles } from './incoming-files.js';
import { SignedAddresses } from './signed-addresses.js';

/** Opens the S3 bucket if configured, else a folder below DATA_DIR. */
async function openStore({ storage: { dataDir, s3 } }: AppConfig): Promise<FileStore> {
  if (!s3) return new DiskFileStore(join(dataDir, 'uploads'));
  // The AWS SDK takes long to load, and only this store needs it.
  const { openS3Store } = await import('./open-s3-store.js');
  return openS3Store(s3);
}

const store: FactoryProvider<FileStore> = { provide: FileStore, inject: [APP_CONFIG], useFactory: openStore };

/** Uploaded files. */
@Global()
@Module({
  providers: [store, SignedAddresses, FileStorage, IncomingFiles],
  exports: [FileStore, SignedAddresses, FileStorage, IncomingFiles],
})
export class StorageModule {}
