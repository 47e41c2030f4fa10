import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { isMissing } from '../files/old-files.js';
import { withFolderLock } from './folder-lock.js';
import {
  formatIndex,
  INDEX_FILE,
  MAX_INDEX_BYTES,
  MalformedIndex,
  PARTS,
  type PartName,
  type ReleaseIndex,
} from './release-index.js';
import {
  ReleaseStore,
  type ChangeIndex,
  type NewRelease,
  type StoredFolder,
  type StoredIndex,
} from './release-store.js';

const orNothing = (error: unknown): undefined => {
  if (!isMissing(error)) throw error;
};

/** Returns the entries of a folder; none if it is missing. */
const entriesOf = async (folder: string) =>
  (await readdir(folder, { withFileTypes: true }).catch(orNothing)) ?? [];

/** Releases in a folder, which several processes and machines may share. */
export class FolderReleaseStore extends ReleaseStore {
  private readonly index: string;
  /** The folder of incomplete files, which are renamed to their places when they are complete. */
  private readonly unfinished: string;

  constructor(private readonly root: string) {
    super();
    this.index = join(root, INDEX_FILE);
    this.unfinished = join(root, '.unfinished');
  }

  async readIndex(known?: string): Promise<StoredIndex | 'unchanged' | undefined> {
    const found = await stat(this.index, { bigint: true }).catch(orNothing);
    if (!found) return undefined;
    const tag = `${found.ino}/${found.size}/${found.mtimeNs}`;
    if (tag === known) return 'unchanged';
    if (found.size > MAX_INDEX_BYTES) throw new MalformedIndex();
    return { tag, text: await readFile(this.index, 'utf8') };
  }

  async change(change: ChangeIndex): Promise<ReleaseIndex> {
    await mkdir(this.unfinished, { recursive: true });
    return this.alone(() => this.replaceIndex(change));
  }

  async publish(release: NewRelease, change: ChangeIndex): Promise<ReleaseIndex> {
    const staged = join(this.unfinished, randomUUID());
    try {
      for await (const { path, bytes } of release.files()) {
        const file = join(staged, ...path.split('/'));
        await mkdir(dirname(file), { recursive: true });
        await writeFile(file, bytes, { flush: true });
      }
      return await this.alone(async () => {
        const { name, version } = release;
        if (!(await this.isListed(name, version)))
          await this.moveInto(staged, join(this.root, name, version));
        return this.replaceIndex(change);
      });
    } finally {
      await rm(staged, { recursive: true, force: true });
    }
  }

  async open(path: string): Promise<{ body: Readable; size: number } | undefined> {
    const handle = await open(join(this.root, ...path.split('/'))).catch(orNothing);
    if (!handle) return undefined;
    const found = await handle.stat();
    if (found.isFile()) return { body: handle.createReadStream(), size: found.size };
    await handle.close();
    return undefined;
  }

  async *folders(): AsyncGenerator<StoredFolder> {
    for (const name of PARTS)
      for (const entry of await entriesOf(join(this.root, name))) {
        const found = await stat(join(this.root, name, entry.name)).catch(orNothing);
        if (found?.isDirectory()) yield { name, version: entry.name, modified: found.mtime };
      }
  }

  async remove(name: PartName, version: string): Promise<void> {
    const discarded = join(this.unfinished, randomUUID());
    await this.alone(async () => {
      // In one step, so that no process sees half of the release.
      if (!(await this.isListed(name, version)))
        await rename(join(this.root, name, version), discarded).catch(orNothing);
    });
    await rm(discarded, { recursive: true, force: true });
  }

  async removeUnfinished(time: Date): Promise<void> {
    for (const { name } of await entriesOf(this.unfinished)) {
      const path = join(this.unfinished, name);
      const found = await stat(path).catch(orNothing);
      if (found && found.mtime < time) await rm(path, { recursive: true, force: true });
    }
  }

  private alone<T>(work: () => Promise<T>): Promise<T> {
    return withFolderLock(join(this.root, '.lock'), work);
  }

  /**
   * Moves a staged release to its place. Files that are there already come from an interrupted publish and cannot be trusted.
   */
  private async moveInto(staged: string, place: string): Promise<void> {
    await mkdir(dirname(place), { recursive: true });
    await rename(place, join(this.unfinished, randomUUID())).catch(orNothing);
    await rename(staged, place);
  }

  private async replaceIndex(change: ChangeIndex): Promise<ReleaseIndex> {
    const before = await this.listed();
    const after = change(before);
    if (after === before) return after;
    const next = join(this.unfinished, randomUUID());
    await writeFile(next, formatIndex(after), { flush: true });
    await rename(next, this.index);
    return after;
  }
}
