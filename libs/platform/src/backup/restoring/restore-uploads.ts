import { forEachAtOnce } from '../../core/concurrency/share-out.js';
import type { FileStore } from '../../storage/files/file-store.js';
import { BackupRefused } from '../backup.errors.js';
import { Digested } from '../format/digested.js';
import { FILES } from '../format/names.js';
import { drain, pipeThrough } from '../format/pipe-through.js';
import type { OpenBackup } from '../reading/open-backup.js';
import { FILES_AT_ONCE } from '../reading/uploads.js';

const TYPES: Record<string, string> = {
  avif: 'image/avif',
  webp: 'image/webp',
  png: 'image/png',
  jpg: 'image/jpeg',
  gif: 'image/gif',
  pdf: 'application/pdf',
};

const typeOf = (key: string): string =>
  TYPES[key.slice(key.lastIndexOf('.') + 1)] ?? 'application/octet-stream';

/** Writes the uploads to the store, reads each of them again and compares it with the backup. */
export async function restoreUploads({ manifest, reader }: OpenBackup, store: FileStore): Promise<void> {
  await forEachAtOnce(Object.entries(manifest.files), FILES_AT_ONCE, async ([key, { sha256, stored }]) => {
    const path = `${FILES}/${stored}`;
    const content = new Digested();
    await reader.content(path, (body) => store.put(key, body, typeOf(key)), content);
    if (content.sha256 !== sha256) throw new BackupRefused(`${path} is damaged`);
    const again = new Digested();
    await pipeThrough((await store.open(key)).body, [again.stage], drain);
    if (again.sha256 !== sha256) throw new Error(`the upload ${key} is not equal to the backup`);
  });
}
