import {
  DeleteObjectsCommand,
  GetObjectCommand,
  HeadBucketCommand,
  paginateListObjectsV2,
  PutObjectCommand,
  S3ServiceException,
  type S3Client,
} from '@aws-sdk/client-s3';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { createBucket } from '../files/s3-bucket.js';
import { contentTypeOf, IMMUTABLE } from './content-type.js';
import {
  formatIndex,
  INDEX_FILE,
  isPart,
  MAX_INDEX_BYTES,
  MalformedIndex,
  type PartName,
  type ReleaseIndex,
} from './release-index.js';
import {
  ReleaseStore,
  StoreRefusal,
  type ChangeIndex,
  type NewRelease,
  type StoredFolder,
  type StoredIndex,
} from './release-store.js';

const LONGEST_WAIT_MS = 60_000;
const PAUSES_VARY_MS = 300;
const PUTS_AT_ONCE = 8;
/** Another process has written meanwhile: the condition failed, or two conditional writes conflicted. */
const OVERTAKEN = new Set([409, 412]);
const MISSING = new Set(['NoSuchKey', 'NotFound', 'NoSuchBucket']);

const statusOf = (error: unknown) =>
  error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined;

/** Releases in a bucket of an S3-compatible store that supports `If-Match` for writes. */
export class S3ReleaseStore extends ReleaseStore {
  constructor(
    private readonly client: S3Client,
    private readonly bucket: string,
    /** Empty, or with a slash at its end. */
    private readonly prefix: string,
  ) {
    super();
  }

  async readIndex(known?: string): Promise<StoredIndex | 'unchanged' | undefined> {
    try {
      const answer = await this.client.send(
        new GetObjectCommand({ ...this.at(INDEX_FILE), IfNoneMatch: known }),
      );
      const body = answer.Body as Readable;
      if ((answer.ContentLength ?? 0) > MAX_INDEX_BYTES) {
        body.destroy();
        throw new MalformedIndex();
      }
      return { tag: answer.ETag ?? '', text: await text(body) };
    } catch (error) {
      if (statusOf(error) === 304) return 'unchanged';
      if (this.isMissing(error)) return undefined;
      throw error;
    }
  }

  async change(change: ChangeIndex): Promise<ReleaseIndex> {
    const deadline = Date.now() + LONGEST_WAIT_MS;
    for (;;) {
      const { tag, index: before } = await this.taggedIndex();
      const after = change(before);
      if (after === before || (await this.replaceIndex(tag, after))) return after;
      if (Date.now() > deadline)
        throw new StoreRefusal('RELEASES is being changed by another process; try again');
      await pause(Math.random() * PAUSES_VARY_MS);
    }
  }

  async publish(release: NewRelease, change: ChangeIndex): Promise<ReleaseIndex> {
    await this.ensureBucket();
    await this.putMissing(release, new Set());
    const after = await this.change(change);
    // Another process may have removed the same release, which was old, while it was published again.
    await this.putMissing(release, await this.pathsOf(release.name, release.version));
    return after;
  }

  async open(path: string): Promise<{ body: Readable; size: number } | undefined> {
    try {
      const { Body, ContentLength } = await this.client.send(new GetObjectCommand(this.at(path)));
      return { body: Body as Readable, size: Number(ContentLength) };
    } catch (error) {
      if (this.isMissing(error)) return undefined;
      throw error;
    }
  }

  async *folders(): AsyncGenerator<StoredFolder> {
    const found = new Map<string, StoredFolder>();
    for await (const { path, modified } of this.list('')) {
      const [name = '', version = '', ...file] = path.split('/');
      if (!isPart(name) || file.length === 0) continue;
      const known = found.get(`${name}/${version}`);
      if (!known || known.modified < modified) found.set(`${name}/${version}`, { name, version, modified });
    }
    yield* found.values();
  }

  async remove(name: PartName, version: string): Promise<void> {
    if (await this.isListed(name, version)) return;
    for (const path of await this.pathsOf(name, version)) {
      const Objects = [{ Key: `${this.prefix}${name}/${version}/${path}` }];
      await this.client.send(new DeleteObjectsCommand({ Bucket: this.bucket, Delete: { Objects } }));
    }
  }

  /** Does nothing: an interrupted write leaves nothing in S3. */
  removeUnfinished(): Promise<void> {
    return Promise.resolve();
  }

  private async ensureBucket(): Promise<void> {
    const { client, bucket } = this;
    try {
      await client.send(new HeadBucketCommand({ Bucket: bucket }));
    } catch (error) {
      if (!this.isMissing(error)) throw error;
      await createBucket(client, { bucket, region: await client.config.region() });
    }
  }

  private at(path: string) {
    return { Bucket: this.bucket, Key: `${this.prefix}${path}` };
  }

  private isMissing(error: unknown): boolean {
    return error instanceof S3ServiceException && MISSING.has(error.name);
  }

  private async *list(folder: string): AsyncGenerator<{ path: string; modified: Date }> {
    const below = `${this.prefix}${folder}`;
    const pages = paginateListObjectsV2({ client: this.client }, { Bucket: this.bucket, Prefix: below });
    for await (const { Contents = [] } of pages)
      for (const { Key, LastModified } of Contents)
        if (Key) yield { path: Key.slice(below.length), modified: LastModified ?? new Date(0) };
  }

  private async pathsOf(name: PartName, version: string): Promise<Set<string>> {
    const paths = new Set<string>();
    for await (const { path } of this.list(`${name}/${version}/`)) paths.add(path);
    return paths;
  }

  private async putMissing({ name, version, files }: NewRelease, present: Set<string>): Promise<void> {
    const running = new Set<Promise<void>>();
    for await (const { path, bytes } of files()) {
      if (present.has(path)) continue;
      const put = this.put(`${name}/${version}/${path}`, bytes);
      running.add(put);
      const done = () => void running.delete(put);
      put.then(done, done);
      if (running.size === PUTS_AT_ONCE) await Promise.race(running);
    }
    await Promise.all(running);
  }

  /** Stores a file with the headers that another origin serves it with (RELEASES_ORIGIN). */
  private async put(path: string, bytes: Buffer): Promise<void> {
    const headers = { ContentType: contentTypeOf(path), CacheControl: IMMUTABLE };
    await this.client.send(new PutObjectCommand({ ...this.at(path), Body: bytes, ...headers }));
  }

  /** @returns false if another process was faster */
  private async replaceIndex(tag: string | undefined, index: ReleaseIndex): Promise<boolean> {
    const condition = tag === undefined ? { IfNoneMatch: '*' } : { IfMatch: tag };
    try {
      await this.client.send(
        new PutObjectCommand({
          ...this.at(INDEX_FILE),
          Body: formatIndex(index),
          ContentType: 'application/json',
          CacheControl: 'no-cache',
          ...condition,
        }),
      );
      return true;
    } catch (error) {
      if (OVERTAKEN.has(statusOf(error) ?? 0)) return false;
      throw error;
    }
  }
}
