import { extentsOf, itemsOf, type Extent } from './avif-items.js';
import { blank, boxesOf, type Box } from './boxes.js';

/** Boxes that a picture is drawn from. A sequence has `moov`. */
const DRAWN_FROM = new Set(['ftyp', 'meta', 'mdat', 'moov']);
const DRAWN_FROM_IN_META = new Set('hdlr pitm iloc iinf iprp iref idat dinf grpl'.split(' '));
const CONTAINERS = new Set(['moov', 'trak', 'mdia', 'minf', 'stbl']);
const NOTES = new Set(['udta', 'uuid', 'meta']);
/** Items that tell something about the picture: EXIF, XMP, and whatever else is named by a type or an address. */
const ABOUT = new Set(['Exif', 'mime', 'uri ']);
/** Of `meta`, a version and flags stand before its boxes. */
const FULL_BOX = 4;

/**
 * An AVIF without EXIF, XMP, and whatever belongs to no picture. Its parts name each other by their places in the file:
 * what goes is overwritten where it stands. Which way up it is, its properties say and not its EXIF.
 * @throws TooManyBlocks
 */
export function plainAvif(file: Buffer): Buffer {
  const boxes = boxesOf(file, 0, file.length);
  const plain = Buffer.from(file.subarray(0, boxes.at(-1)?.end ?? 0));
  const moves = boxes.some(({ type }) => type === 'moov');
  for (const box of boxes) {
    if (!DRAWN_FROM.has(box.type)) blank(plain, box);
    else if (box.type === 'moov') blankNotes(plain, box);
    else if (box.type === 'meta') {
      const drawn = blankItems(plain, box);
      if (!moves) for (const data of boxes) if (data.type === 'mdat') blankBetween(plain, data, drawn);
    }
  }
  return plain;
}

function blankNotes(file: Buffer, box: Box): void {
  for (const inner of boxesOf(file, box.body, box.end))
    if (NOTES.has(inner.type)) blank(file, inner);
    else if (CONTAINERS.has(inner.type)) blankNotes(file, inner);
}

/** Overwrites the items that are no pictures, and gives where the others are. */
function blankItems(file: Buffer, meta: Box): Extent[] {
  const boxes = boxesOf(file, meta.body + FULL_BOX, meta.end);
  for (const box of boxes) if (!DRAWN_FROM_IN_META.has(box.type)) blank(file, box);
  const named = (type: string) => boxes.find((box) => box.type === type);
  const [iinf, iloc] = [named('iinf'), named('iloc')];
  if (!iinf || !iloc) return [];
  const about = new Set<number>();
  for (const { id, type, typeAt, end } of itemsOf(file, iinf)) {
    file.fill(0, typeAt + 4, end);
    if (!ABOUT.has(type)) continue;
    about.add(id);
    file.write('free', typeAt, 'latin1');
  }
  const extents = extentsOf(file, iloc, named('idat'));
  for (const { item, start, end } of extents)
    if (about.has(item)) file.fill(0, start, Math.min(end, file.length));
  return extents.filter(({ item }) => !about.has(item));
}

/** Overwrites what of `box` no extent covers. */
function blankBetween(file: Buffer, { body, end }: Box, extents: readonly Extent[]): void {
  let at = body;
  for (const extent of extents.toSorted((a, b) => a.start - b.start)) {
    if (extent.start > at) file.fill(0, at, Math.min(extent.start, end));
    at = Math.max(at, extent.end);
    if (at >= end) return;
  }
  file.fill(0, at, end);
}
