import type { Readable } from 'node:stream';

export interface FileFacts {
  size: number;
  modified: Date;
  /** As HTTP writes it, in quotes; another one as soon as the bytes are others. */
  etag: string;
}

/** The bytes from `start` to `end`, both included. */
export interface BytePart {
  start: number;
  end: number;
}

export interface OpenFile {
  /** Of the whole file, also when a part of it was asked for. */
  facts: FileFacts;
  body: Readable;
}

export interface ListedFile {
  key: string;
  modified: Date;
}

/**
 * Where the bytes of uploaded files are. A store that cannot be reached, or has no room left, throws what is
 * answered as 503 UNAVAILABLE; it is well again by itself.
 */
export abstract class FileStore {
  /** Stores a file whole or not at all, and replaces one of that key. */
  abstract put(key: string, body: Buffer | Readable, contentType: string): Promise<void>;
  /** @throws DomainError NOT_FOUND */
  abstract facts(key: string): Promise<FileFacts>;
  /** @throws DomainError NOT_FOUND */
  abstract open(key: string, part?: BytePart): Promise<OpenFile>;
  /** Deletes a file; one that is not there is fine. */
  abstract delete(key: string): Promise<void>;
  /** The files whose keys begin with `folder/`, in no order that could be relied on. */
  abstract list(folder: string): AsyncIterable<ListedFile>;
  /** Resolves when the store answers. */
  abstract ping(): Promise<void>;
  /** Deletes what writes that were interrupted before `time` have left. */
  abstract clear(time: Date): Promise<void>;
}
