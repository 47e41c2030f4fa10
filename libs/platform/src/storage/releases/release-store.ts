import type { Readable } from 'node:stream';
import { emptyIndex, parseIndex, type PartName, type ReleaseIndex } from './release-index.js';

/** `releases.json` as it is stored. */
export interface StoredIndex {
  /** Changes whenever the file is replaced. */
  tag: string;
  text: string;
}

/** A built file on its way into the store. */
export interface NewFile {
  /** Below the folder of the release. */
  path: string;
  bytes: Buffer;
}

/** A release that is not in the store yet. */
export interface NewRelease {
  name: PartName;
  version: string;
  files: () => AsyncIterable<NewFile>;
}

/** A folder of files in the store, listed in `releases.json` or left by an interrupted publish. */
export interface StoredFolder {
  name: PartName;
  version: string;
  modified: Date;
}

/** Returns the next index from the one before. It may be called again, if another process was faster. */
export type ChangeIndex = (before: ReleaseIndex) => ReleaseIndex;

/** The store is busy for too long, or is not in a valid state; the message is one line for the operator. */
export class StoreRefusal extends Error {}

/**
 * Keeps releases: files below `{name}/{version}/`, which never change, and `releases.json`, which names the current versions.
 */
export abstract class ReleaseStore {
  /** Reads `releases.json`. @returns undefined when there is none; 'unchanged' when it still has the tag `known` */
  abstract readIndex(known?: string): Promise<StoredIndex | 'unchanged' | undefined>;
  /** Replaces `releases.json`; no concurrent change is lost. @throws MalformedIndex, StoreRefusal */
  abstract change(change: ChangeIndex): Promise<ReleaseIndex>;
  /** Stores all files of a release, then changes `releases.json`; an interrupted publish does not change it. */
  abstract publish(release: NewRelease, change: ChangeIndex): Promise<ReleaseIndex>;
  /** Opens a file by its path in the store; undefined when it is missing. */
  abstract open(path: string): Promise<{ body: Readable; size: number } | undefined>;
  /** Lists all folders of files, in no particular order. */
  abstract folders(): AsyncIterable<StoredFolder>;
  /** Deletes the files of a release, unless `releases.json` lists it. */
  abstract remove(name: PartName, version: string): Promise<void>;
  /** Deletes what publishes that were interrupted before `time` have left, except the folders that `folders` lists. */
  abstract removeUnfinished(time: Date): Promise<void>;

  /** Returns the current index; an empty one when nothing was ever published. @throws MalformedIndex */
  async listed(): Promise<ReleaseIndex> {
    return (await this.taggedIndex()).index;
  }

  protected async taggedIndex(): Promise<{ tag?: string; index: ReleaseIndex }> {
    const stored = await this.readIndex();
    if (!stored || stored === 'unchanged') return { index: emptyIndex() };
    return { tag: stored.tag, index: parseIndex(stored.text) };
  }

  protected async isListed(name: PartName, version: string): Promise<boolean> {
    return Object.hasOwn((await this.listed()).parts[name].versions, version);
  }
}
