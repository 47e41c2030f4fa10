import { decode, encode, type Encoding } from './encodings.js';

/** Shorter answers are not compressed, as by the compression of all other answers. */
export const MIN_COMPRESSED_BYTES = 1024;

/**
 * The bytes of an answer in the encodings that were asked for, each made once. What nobody asks for is not kept: a page
 * takes ten times as much uncompressed. They are kept as texts in latin1, a character a byte: Node sends a text together
 * with the headers in one piece, which costs less than a buffer beside them.
 */
export class StoredPage {
  private readonly length: number;
  /** As read, until there is an encoding that it can be made from again. */
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

  /** So many bytes of memory now. */
  get size(): number {
    return [...this.ready.values()].reduce((sum, { length }) => sum + length, this.original?.length ?? 0);
  }

  /** The encoding in which the page is sent to a client that prefers `wanted`. */
  sentAs(wanted: Encoding): Encoding {
    return this.length < MIN_COMPRESSED_BYTES ? 'identity' : wanted;
  }

  /** The bytes in an encoding, as latin1, once they are there. */
  encoded(encoding: Encoding): string | undefined {
    return this.ready.get(encoding);
  }

  /** Encodes the page, once for all who wait. */
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
