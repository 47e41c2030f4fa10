import type pg from 'pg';
import { forEachAtOnce } from '../../core/concurrency/share-out.js';
import type { ContextPersistence } from '../../database/context-persistence.js';
import { FileNotFound } from '../../storage/files/storage.errors.js';
import type { FileStore } from '../../storage/files/file-store.js';
import { isStorageKey } from '../../storage/files/storage-key.js';
import { Digested } from '../format/digested.js';
import { FILES, storedNameOf } from '../format/names.js';
import type { Manifest } from '../format/manifest.js';
import { drain, pipeThrough } from '../format/pipe-through.js';
import type { BackupWriter } from './stored-backup.js';

/** Number of files that are read or written at the same time. */
export const FILES_AT_ONCE = 8;

/** Returns the distinct keys of the uploads that rows of the snapshot name. */
export async function namedUploads(client: pg.Client, contexts: ContextPersistence[]): Promise<string[]> {
  const queries = contexts.flatMap(({ uploads = [] }) => uploads);
  if (queries.length === 0) return [];
  const { rows } = await client.query<{ key: string }>(
    `select distinct key from (${queries.join(' union all ')}) as named (key) where key is not null order by 1`,
  );
  return rows.map(({ key }) => key).filter(isStorageKey);
}

type Uploads = Pick<Manifest, 'files' | 'swept'>;

/**
 * Stores the uploads that no earlier backup has stored. A new file is read twice, since its digest is its name.
 * @param known digests of the files that complete backups have stored, by path
 */
export async function storeUploads(
  keys: string[],
  store: FileStore,
  writer: BackupWriter,
  known: ReadonlyMap<string, string>,
): Promise<Uploads> {
  const files: Manifest['files'] = {};
  const swept: string[] = [];
  const storing = new Map<string, Promise<void>>();
  const storeOne = async (key: string) => {
    const content = new Digested();
    try {
      await pipeThrough((await store.open(key)).body, [content.stage], drain);
      const { sha256, size } = content;
      const stored = storedNameOf(sha256, writer.recipients);
      const path = `${FILES}/${stored}`;
      const digest = known.get(path);
      if (digest) writer.sums.set(path, digest);
      else if (!storing.has(path)) storing.set(path, copy(key, path, sha256));
      await storing.get(path);
      files[key] = { sha256, size, stored };
    } catch (error) {
      if (!(error instanceof FileNotFound)) throw error;
      swept.push(key);
    }
  };
  const copy = async (key: string, path: string, sha256: string) => {
    const written = await writer.writeContent(path, (await store.open(key)).body);
    if (written.sha256 !== sha256) throw new Error(`the upload ${key} changed while it was read`);
  };
  await forEachAtOnce(keys, FILES_AT_ONCE, storeOne);
  const byKey = Object.entries(files).sort(([one], [other]) => (one < other ? -1 : 1));
  return { files: Object.fromEntries(byKey), swept: swept.sort() };
}
