import { extentsOf, itemsOf, type Extent } from './avif-items.js';
import { blank, boxesOf, type Box } from './boxes.js';

/** Boxes that are needed to draw the picture. A sequence has `moov`. */
const REQUIRED = new Set(['ftyp', 'meta', 'mdat', 'moov']);
const REQUIRED_IN_META = new Set('hdlr pitm iloc iinf iprp iref idat dinf grpl'.split(' '));
const CONTAINERS = new Set(['moov', 'trak', 'mdia', 'minf', 'stbl']);
const METADATA_BOXES = new Set(['udta', 'uuid', 'meta']);
/** Items that hold metadata: EXIF, XMP, and others identified by a MIME type or a URI. */
const METADATA_ITEMS = new Set(['Exif', 'mime', 'uri ']);
/** `meta` has a version and flags before its boxes. */
const FULL_BOX = 4;

/**
 * Returns an AVIF without EXIF, XMP and data that no picture uses. Boxes refer to each other by offsets, so removed data is
 * overwritten in place. The orientation is in the properties, not in EXIF.
 * @throws TooManyBlocks
 */
export function stripAvif(file: Buffer): Buffer {
  const boxes = boxesOf(file, 0, file.length);
  const plain = Buffer.from(file.subarray(0, boxes.at(-1)?.end ?? 0));
  const moves = boxes.some(({ type }) => type === 'moov');
  for (const box of boxes) {
    if (!REQUIRED.has(box.type)) blank(plain, box);
    else if (box.type === 'moov') blankMetadata(plain, box);
    else if (box.type === 'meta') {
      const drawn = blankItems(plain, box);
      if (!moves) for (const data of boxes) if (data.type === 'mdat') blankBetween(plain, data, drawn);
    }
  }
  return plain;
}

function blankMetadata(file: Buffer, box: Box): void {
  for (const inner of boxesOf(file, box.body, box.end))
    if (METADATA_BOXES.has(inner.type)) blank(file, inner);
    else if (CONTAINERS.has(inner.type)) blankMetadata(file, inner);
}

/** Overwrites the metadata items. @returns the extents of the other items */
function blankItems(file: Buffer, meta: Box): Extent[] {
  const boxes = boxesOf(file, meta.body + FULL_BOX, meta.end);
  for (const box of boxes) if (!REQUIRED_IN_META.has(box.type)) blank(file, box);
  const named = (type: string) => boxes.find((box) => box.type === type);
  const [iinf, iloc] = [named('iinf'), named('iloc')];
  if (!iinf || !iloc) return [];
  const about = new Set<number>();
  for (const { id, type, typeAt, end } of itemsOf(file, iinf)) {
    file.fill(0, typeAt + 4, end);
    if (!METADATA_ITEMS.has(type)) continue;
    about.add(id);
    file.write('free', typeAt, 'latin1');
  }
  const extents = extentsOf(file, iloc, named('idat'));
  for (const { item, start, end } of extents)
    if (about.has(item)) file.fill(0, start, Math.min(end, file.length));
  return extents.filter(({ item }) => !about.has(item));
}

/** Overwrites the parts of `box` that no extent covers. */
function blankBetween(file: Buffer, { body, end }: Box, extents: readonly Extent[]): void {
  let at = body;
  for (const extent of extents.toSorted((a, b) => a.start - b.start)) {
    if (extent.start > at) file.fill(0, at, Math.min(extent.start, end));
    at = Math.max(at, extent.end);
    if (at >= end) return;
  }
  file.fill(0, at, end);
}
