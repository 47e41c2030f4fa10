import type { Readable } from 'node:stream';

export interface FileStat {
  size: number;
  modified: Date;
  /** A quoted HTTP entity tag; changes whenever the bytes change. */
  etag: string;
}

/** The bytes from `start` to `end`, both included. */
export interface BytePart {
  start: number;
  end: number;
}

export interface OpenFile {
  /** Of the whole file, also if only a part is opened. */
  stat: FileStat;
  body: Readable;
}

export interface ListedFile {
  key: string;
  modified: Date;
}

/**
 * Stores the bytes of uploaded files. If the store is unreachable or full, its methods throw errors that are answered with
 * 503 UNAVAILABLE; it recovers by itself.
 */
export abstract class FileStore {
  /** Stores a file atomically, replacing one with the same key. */
  abstract put(key: string, body: Buffer | Readable, contentType: string): Promise<void>;
  /** @throws DomainError NOT_FOUND */
  abstract stat(key: string): Promise<FileStat>;
  /** @throws DomainError NOT_FOUND */
  abstract open(key: string, part?: BytePart): Promise<OpenFile>;
  /** Deletes a file, if it exists. */
  abstract delete(key: string): Promise<void>;
  /** Lists the files whose keys begin with `folder/`, in no particular order. */
  abstract list(folder: string): AsyncIterable<ListedFile>;
  /** Resolves when the store answers. */
  abstract ping(): Promise<void>;
  /** Deletes the partial files of writes that were interrupted before `time`. */
  abstract removeUnfinished(time: Date): Promise<void>;
}
