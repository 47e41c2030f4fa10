import { decode, encode, type Encoding } from './encodings.js';

/** Shorter responses are not compressed; the compression of all other responses has the same limit. */
export const MIN_COMPRESSED_BYTES = 1024;

/**
 * The bytes of a response in the encodings that were requested, each made once. Other encodings are not kept: an uncompressed
 * page takes ten times as much memory. The bytes are kept as latin1 texts, one character per byte: Node sends a text together
 * with the headers in one write, which is cheaper than a separate buffer.
 */
export class StoredPage {
  private readonly length: number;
  /** The bytes as read, until one encoding is ready, from which they can be decoded again. */
  private original: Buffer | undefined;
  private readonly ready = new Map<Encoding, string>();
  private readonly running = new Map<Encoding, Promise<void>>();

  constructor(
    readonly etag: string,
    bytes: Buffer,
  ) {
    this.length = bytes.length;
    this.original = bytes;
  }

  /** The memory that the page takes now, in bytes. */
  get size(): number {
    return [...this.ready.values()].reduce((sum, { length }) => sum + length, this.original?.length ?? 0);
  }

  /** The encoding in which the page is sent to a client that prefers `wanted`. */
  sentAs(wanted: Encoding): Encoding {
    return this.length < MIN_COMPRESSED_BYTES ? 'identity' : wanted;
  }

  /** Returns the bytes in an encoding, as latin1; undefined until `prepare` has made them. */
  encoded(encoding: Encoding): string | undefined {
    return this.ready.get(encoding);
  }

  /** Encodes the page, once for all concurrent callers. */
  async prepare(encoding: Encoding): Promise<void> {
    if (this.ready.has(encoding)) return;
    const running = this.running.get(encoding) ?? this.encode(encoding);
    this.running.set(encoding, running);
    await running;
  }

  private async encode(encoding: Encoding): Promise<void> {
    try {
      const bytes = this.original ?? (await this.decoded());
      this.ready.set(encoding, (await encode[encoding](bytes)).toString('latin1'));
      this.original = undefined;
    } finally {
      this.running.delete(encoding);
    }
  }

  private async decoded(): Promise<Buffer> {
    const [known] = this.ready;
    if (!known) throw new Error('a page without bytes');
    const [encoding, text] = known;
    return decode[encoding](Buffer.from(text, 'latin1'));
  }
}
