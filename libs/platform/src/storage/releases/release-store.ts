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

/** A folder of files in the store, listed in `releases.json` or left by a publish that was broken off. */
export interface StoredFolder {
  name: PartName;
  version: string;
  modified: Date;
}

/** Makes the next index of the one before. It may be asked again, when another process was faster. */
export type ChangeIndex = (before: ReleaseIndex) => ReleaseIndex;

/** The store is busy for too long, or is not as it should be; the message is one line for the operator. */
export class StoreRefusal extends Error {}

/** Keeps releases: files below `{name}/{version}/`, which never change, and `releases.json`, which says what is current. */
export abstract class ReleaseStore {
  /** @returns undefined when there is none; 'unchanged' when it is still the one with the tag `known` */
  abstract readIndex(known?: string): Promise<StoredIndex | 'unchanged' | undefined>;
  /** Replaces `releases.json`; of changes at the same time none is lost. @throws MalformedIndex, StoreRefusal */
  abstract change(change: ChangeIndex): Promise<ReleaseIndex>;
  /** Stores all files of a release, then changes `releases.json`; broken off, it has changed nothing. */
  abstract publish(release: NewRelease, change: ChangeIndex): Promise<ReleaseIndex>;
  /** Opens a file by its path in the store; undefined when it is not there. */
  abstract open(path: string): Promise<{ body: Readable; size: number } | undefined>;
  /** All folders of files, in no particular order. */
  abstract folders(): AsyncIterable<StoredFolder>;
  /** Deletes the files of a release, unless `releases.json` lists it. */
  abstract remove(name: PartName, version: string): Promise<void>;
  /** Deletes what publishes that were broken off before `time` left besides whole folders. */
  abstract removeUnfinished(time: Date): Promise<void>;

  /** What the store lists now; nothing when it has never been published into. @throws MalformedIndex */
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
