/** More blocks than any real picture of ten megabytes has, animations included. */
const MAX_BLOCKS = 20_000;
/** Space for an added orientation block. */
const ROOM = 64;

/** The file has so many blocks that it was made to exhaust its readers. */
export class TooManyBlocks extends Error {}

/** Collects the retained parts of a file in one buffer, so that the number of blocks costs no memory. */
export class RetainedParts {
  private readonly kept: Buffer;
  private length = 0;
  private blocks = 0;

  constructor(private readonly file: Buffer) {
    this.kept = Buffer.allocUnsafe(file.length + ROOM);
  }

  /** Call it for each block that is read. @throws TooManyBlocks */
  count(): void {
    if (++this.blocks > MAX_BLOCKS) throw new TooManyBlocks();
  }

  /** Retains the bytes from `start` to before `end`, as far as the file has them. */
  keep(start: number, end: number): void {
    this.length += this.file.copy(this.kept, this.length, start, Math.min(end, this.file.length));
  }

  add(bytes: Buffer): void {
    this.length += bytes.copy(this.kept, this.length);
  }

  bytes(): Buffer {
    return this.kept.subarray(0, this.length);
  }
}
