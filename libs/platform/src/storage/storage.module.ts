import { Global, Module } from '@nestjs/common';
import { DiskFileStorage } from './disk-file-storage.js';
import { FileStorage } from './file-storage.js';

/** Uploaded files. */
@Global()
@Module({
  providers: [DiskFileStorage, { provide: FileStorage, useExisting: DiskFileStorage }],
  exports: [FileStorage, DiskFileStorage],
})
export class StorageModule {}
