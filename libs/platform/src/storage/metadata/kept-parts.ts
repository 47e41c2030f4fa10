/** More blocks than any picture of ten megabytes is written in, moving ones included. */
const MOST_BLOCKS = 20_000;
/** What may be added: a block that says which way up the picture is. */
const ROOM = 64;

/** A file of so many blocks that it was made to keep its readers busy. */
export class TooManyBlocks extends Error {}

/** The parts of a file that stay, one after the other in one piece of memory, whatever number of blocks it has. */
export class KeptParts {
  private readonly kept: Buffer;
  private length = 0;
  private blocks = 0;

  constructor(private readonly file: Buffer) {
    this.kept = Buffer.allocUnsafe(file.length + ROOM);
  }

  /** To be called for each block that is looked at. @throws TooManyBlocks */
  count(): void {
    if (++this.blocks > MOST_BLOCKS) throw new TooManyBlocks();
  }

  /** Keeps the bytes from `start` to before `end`, as far as there are any. */
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
