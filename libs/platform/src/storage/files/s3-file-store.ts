import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  paginateListObjectsV2,
  S3ServiceException,
  type S3Client,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import type { Readable } from 'node:stream';
import { Logger } from '@nestjs/common';
import { FileStore, type BytePart, type FileStat, type ListedFile, type OpenFile } from './file-store.js';
import { FileNotFound, StorageUnavailable } from './storage.errors.js';

/**
 * Larger than any upload of a user, so that an upload is one request, which leaves no parts when it is interrupted. A killed
 * process may leave parts of larger files, such as backups or data exports; the bucket must abort those (many-machines.md).
 */
const PART_SIZE = 16 * 1024 * 1024;

interface Head {
  ContentLength?: number;
  ContentRange?: string;
  LastModified?: Date;
  ETag?: string;
}

const statOf = (head: Head): FileStat => ({
  size: Number(head.ContentRange?.split('/')[1] ?? head.ContentLength),
  modified: head.LastModified ?? new Date(0),
  etag: head.ETag ?? '""',
});

/** Files in a bucket of an S3-compatible store, under their keys. */
export class S3FileStore extends FileStore {
  private readonly logger = new Logger('S3');

  constructor(
    private readonly client: S3Client,
    private readonly bucket: string,
  ) {
    super();
  }

  async put(key: string, body: Buffer | Readable, contentType: string): Promise<void> {
    const params = { ...this.file(key), Body: body, ContentType: contentType };
    const upload = new Upload({ client: this.client, params, partSize: PART_SIZE, queueSize: 1 });
    try {
      await this.ask(upload.done());
    } finally {
      if (!Buffer.isBuffer(body)) body.destroy();
    }
  }

  async stat(key: string): Promise<FileStat> {
    return statOf(await this.ask(this.client.send(new HeadObjectCommand(this.file(key)))));
  }

  async open(key: string, part?: BytePart): Promise<OpenFile> {
    const Range = part && `bytes=${part.start}-${part.end}`;
    const answer = await this.ask(this.client.send(new GetObjectCommand({ ...this.file(key), Range })));
    return { stat: statOf(answer), body: answer.Body as Readable };
  }

  async delete(key: string): Promise<void> {
    await this.ask(this.client.send(new DeleteObjectCommand(this.file(key))));
  }

  async *list(folder: string): AsyncGenerator<ListedFile> {
    const pages = paginateListObjectsV2(
      { client: this.client },
      { Bucket: this.bucket, Prefix: `${folder}/` },
    );
    for (;;) {
      const page = await this.ask(pages.next());
      if (page.done) return;
      for (const { Key: key, LastModified: modified } of page.value.Contents ?? [])
        if (key && modified) yield { key, modified };
    }
  }

  async ping(): Promise<void> {
    await this.client.send(new HeadBucketCommand({ Bucket: this.bucket }));
  }

  /** Does nothing: an unfinished write never becomes a file in S3, and the bucket aborts parts that are left. */
  removeUnfinished(): Promise<void> {
    return Promise.resolve();
  }

  private file(key: string) {
    return { Bucket: this.bucket, Key: key };
  }

  private async ask<T>(answer: Promise<T>): Promise<T> {
    try {
      return await answer;
    } catch (error) {
      const missing = error instanceof S3ServiceException && ['NoSuchKey', 'NotFound'].includes(error.name);
      if (missing) throw new FileNotFound();
      this.logger.warn(`the file store failed: ${String(error)}`);
      throw new StorageUnavailable(error);
    }
  }
}
