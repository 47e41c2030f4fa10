import { TooManyBlocks } from './retained-parts.js';

/** A box of the ISO base media file format: from `start` to before `end`, its content from `body`. */
export interface Box {
  type: string;
  start: number;
  body: number;
  end: number;
}

const MAX_BOXES = 5000;

/** Returns the boxes between two offsets, up to the first that does not fit. @throws TooManyBlocks */
export function boxesOf(file: Buffer, from: number, to: number): Box[] {
  const boxes: Box[] = [];
  for (let start = from; start + 8 <= to;) {
    const short = file.readUInt32BE(start);
    const isLong = short === 1 && start + 16 <= to;
    const size = isLong ? Number(file.readBigUInt64BE(start + 8)) : short === 0 ? to - start : short;
    const body = start + (isLong ? 16 : 8);
    const end = start + size;
    if (end < body || end > to) break;
    if (boxes.length === MAX_BOXES) throw new TooManyBlocks();
    boxes.push({ type: file.toString('latin1', start + 4, start + 8), start, body, end });
    start = end;
  }
  return boxes;
}

/** Turns a box into an empty `free` box, which readers skip; later boxes keep their offsets. */
export function blank(file: Buffer, { start, body, end }: Box): void {
  file.write('free', start + 4, 'latin1');
  file.fill(0, body, end);
}
