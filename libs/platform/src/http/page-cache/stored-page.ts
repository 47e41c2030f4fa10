import { encode, type Encoding } from './encodings.js';

/** Shorter answers are not compressed, as by the compression of all other answers. */
export const MIN_COMPRESSED_BYTES = 1024;

/** The bytes of an answer, compressed once for each encoding that is asked for. */
export class StoredPage {
  private readonly ready = new Map<Encoding, Buffer>();
  private readonly running = new Map<Encoding, Promise<Buffer>>();

  constructor(
    readonly etag: string,
    private readonly bytes: Buffer,
  ) {
    this.ready.set('identity', bytes);
  }

  /** At most so many bytes of memory, with all encodings. */
  get size(): number {
    return 2 * this.bytes.length;
  }

  /** The encoding in which the page is sent to a client that prefers `wanted`. */
  sentAs(wanted: Encoding): Encoding {
    return this.bytes.length < MIN_COMPRESSED_BYTES ? 'identity' : wanted;
  }

  /** The bytes in an encoding, once they are there. */
  encoded(encoding: Encoding): Buffer | undefined {
    return this.ready.get(encoding);
  }

  /** Compresses the page, once for all who wait. */
  async prepare(encoding: Encoding): Promise<void> {
    if (this.ready.has(encoding)) return;
    const running = this.running.get(encoding) ?? encode[encoding](this.bytes);
    this.running.set(encoding, running);
    try {
      this.ready.set(encoding, await running);
    } finally {
      this.running.delete(encoding);
    }
  }
}
