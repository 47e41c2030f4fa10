import { createHash } from 'node:crypto';
import type { ByteTransform } from './pipe-through.js';

/** Computes the SHA-256 and the size of the bytes that pass through its stage. */
export class Digested {
  private readonly hash = createHash('sha256');
  private sum = '';
  size = 0;

  readonly stage: ByteTransform = (source) => this.pass(source);

  private async *pass(source: AsyncIterable<Uint8Array>): AsyncIterable<Uint8Array> {
    for await (const chunk of source) {
      this.hash.update(chunk);
      this.size += chunk.length;
      yield chunk;
    }
    this.sum = this.hash.digest('hex');
  }

  /** The digest of all bytes. @throws Error while the stream has not ended */
  get sha256(): string {
    if (!this.sum) throw new Error('the stream has not ended yet');
    return this.sum;
  }
}
