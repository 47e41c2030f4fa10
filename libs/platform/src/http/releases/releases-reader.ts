import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { INDEX_FILE, parseIndex, type ReleaseIndex } from '../../storage/releases/release-index.js';
import type { ReleaseStore } from '../../storage/releases/release-store.js';

/** Reads `releases.json` when it changes, and keeps a copy of the last good index in DATA_DIR. */
export class ReleasesReader {
  private tag?: string;
  private readonly copy: string;
  /** Whether an index has been read; before the first release there is none. */
  hasRead = false;

  constructor(
    readonly store: ReleaseStore,
    private readonly dataDir: string,
    /** Called with the reason why the copy could not be written or read, as a full disk must not block a release. */
    private readonly onCopyFault: (error: Error) => void,
  ) {
    this.copy = join(dataDir, INDEX_FILE);
  }

  /**
   * Reads the index from the store and updates the copy.
   * @returns the index if it has changed since the last read; undefined if not, or if there is no index yet
   * @throws when the index has disappeared or is malformed, or the store does not respond
   */
  async read(): Promise<ReleaseIndex | undefined> {
    const found = await this.store.readIndex(this.tag);
    if (found === 'unchanged' || (!found && !this.hasRead)) return undefined;
    if (!found) throw new Error(`${INDEX_FILE} is not there`);
    const index = parseIndex(found.text);
    this.tag = found.tag;
    this.hasRead = true;
    await this.keep(found.text).catch((error: Error) => this.onCopyFault(error));
    return index;
  }

  /** Reads the copy: the last good index of this or an earlier process. @returns undefined without a usable copy */
  async readCopy(): Promise<ReleaseIndex | undefined> {
    try {
      const kept = parseIndex(await readFile(this.copy, 'utf8'));
      this.hasRead = true;
      return kept;
    } catch (error) {
      const isMissing = (error as NodeJS.ErrnoException).code === 'ENOENT';
      if (!isMissing) this.onCopyFault(error as Error);
      return undefined;
    }
  }

  private async keep(text: string): Promise<void> {
    const next = `${this.copy}.${randomUUID()}`;
    try {
      await mkdir(this.dataDir, { recursive: true });
      await writeFile(next, text, { flush: true });
      await rename(next, this.copy);
    } finally {
      await rm(next, { force: true });
    }
  }
}
