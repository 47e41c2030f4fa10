import { boxesOf, type Box } from './boxes.js';
import { TooManyBlocks } from './retained-parts.js';

/** Where an item's bytes are: from `start` to before `end` of the file. */
export interface Extent {
  item: number;
  start: number;
  end: number;
}

/** An item, and where its entry names its type. */
export interface Item {
  id: number;
  type: string;
  /** Offset of the four letters of its type; its name and further data follow until `end`. */
  typeAt: number;
  end: number;
}

const MAX_EXTENTS = 20_000;
/** Version, item, protection, type. */
const SHORTEST_ENTRY = 12;

/** Returns the items of a picture file, from its box `iinf`. */
export function itemsOf(file: Buffer, { body, end }: Box): Item[] {
  const entries = body + (file[body] === 0 ? 6 : 8);
  return boxesOf(file, entries, end)
    .filter(({ type, body: at, end: last }) => type === 'infe' && last - at >= SHORTEST_ENTRY)
    .map((entry) => {
      const isWide = (file[entry.body] ?? 0) > 2;
      const typeAt = entry.body + (isWide ? 10 : 8);
      return {
        id: isWide ? file.readUInt32BE(entry.body + 4) : file.readUInt16BE(entry.body + 4),
        type: file.toString('latin1', typeAt, typeAt + 4),
        typeAt,
        end: entry.end,
      };
    });
}

/** Reads numbers of any width, one after the other. @throws RangeError beyond the end */
class Numbers {
  constructor(
    private readonly bytes: Buffer,
    private at = 0,
  ) {}

  /** Returns a number of 0, 2, 4 or 8 bytes; with 0 bytes it is 0. */
  next(width: number): number {
    const at = this.at;
    this.at += width;
    if (width === 0) return 0;
    if (width === 8) return Number(this.bytes.readBigUInt64BE(at));
    return this.bytes.readUIntBE(at, width);
  }
}

/**
 * Returns where the items' bytes are, from the box `iloc`, including bytes inside the box `idat`.
 * @throws RangeError for a truncated or invalid box, TooManyBlocks
 */
export function extentsOf(file: Buffer, iloc: Box, idat: Box | undefined): Extent[] {
  const numbers = new Numbers(file.subarray(iloc.body, iloc.end));
  const version = numbers.next(1);
  numbers.next(3);
  const widths = numbers.next(2);
  const [offsetWidth, lengthWidth, baseWidth] = [widths >> 12, (widths >> 8) & 15, (widths >> 4) & 15];
  const indexWidth = version === 0 ? 0 : widths & 15;
  const extents: Extent[] = [];
  for (let items = numbers.next(version < 2 ? 2 : 4); items > 0; items--) {
    const item = numbers.next(version < 2 ? 2 : 4);
    const method = version === 0 ? 0 : numbers.next(2) & 15;
    numbers.next(2);
    const base = numbers.next(baseWidth) + originOf(method, idat);
    for (let left = numbers.next(2); left > 0; left--) {
      numbers.next(indexWidth);
      const start = base + numbers.next(offsetWidth);
      extents.push({ item, start, end: start + numbers.next(lengthWidth) });
      if (extents.length > MAX_EXTENTS) throw new TooManyBlocks();
    }
  }
  return extents;
}

function originOf(method: number, idat: Box | undefined): number {
  if (method === 0) return 0;
  if (method === 1 && idat) return idat.body;
  throw new RangeError('items inside of items are not read');
}
