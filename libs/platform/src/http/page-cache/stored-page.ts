import { encode, type Encoding } from './encodings.js';

/** Shorter answers are not compressed, as by the compression of all other answers. */
export const MIN_COMPRESSED_BYTES = 1024;

/**
 * The bytes of an answer, compressed once for each encoding that is asked for. They are kept as texts in latin1, a character
 * a byte: Node sends a text together with the headers in one piece, which costs less than a buffer beside them.
 */
export class StoredPage {
  private readonly length: number;
  private readonly ready = new Map<Encoding, string>();
  private readonly running = new Map<Encoding, Buffer | Promise<Buffer>>();

  constructor(
    readonly etag: string,
    bytes: Buffer,
  ) {
    this.length = bytes.length;
    this.ready.set('identity', bytes.toString('latin1'));
  }

  /** At most so many bytes of memory, with all encodings. */
  get size(): number {
    return 2 * this.length;
  }

  /** The encoding in which the page is sent to a client that prefers `wanted`. */
  sentAs(wanted: Encoding): Encoding {
    return this.length < MIN_COMPRESSED_BYTES ? 'identity' : wanted;
  }

  /** The bytes in an encoding, as latin1, once they are there. */
  encoded(encoding: Encoding): string | undefined {
    return this.ready.get(encoding);
  }

  /** Compresses the page, once for all who wait. */
  async prepare(encoding: Encoding): Promise<void> {
    if (this.ready.has(encoding)) return;
    const identity = Buffer.from(this.ready.get('identity') ?? '', 'latin1');
    const running = this.running.get(encoding) ?? encode[encoding](identity);
    this.running.set(encoding, running);
    try {
      this.ready.set(encoding, (await running).toString('latin1'));
    } finally {
      this.running.delete(encoding);
    }
  }
}
