import { RetainedParts } from './retained-parts.js';
import { exifOf, orientationIn } from './orientation.js';

const SOS = 0xda;
const EOI = 0xd9;
const APP0 = 0xe0;
const EXIF = 'Exif\0\0';

/** Application segments that are needed to draw the picture; other application segments and comments are metadata. */
const REQUIRED: Record<number, string> = { 0xe0: 'JFIF\0', 0xe2: 'ICC_PROFILE\0', 0xee: 'Adobe' };
const isApplication = (marker: number) => marker >= APP0 && marker <= 0xef;
const isComment = (marker: number) => marker === 0xfe;
const standsAlone = (marker: number) => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8);

/**
 * Returns a JPEG without EXIF, XMP, IPTC, comments, and pictures or videos after its end.
 * @throws TooManyBlocks
 */
export function stripJpeg(file: Buffer): Buffer {
  const parts = new RetainedParts(file);
  parts.keep(0, 2);
  const exif = exifOf(orientationOf(file, parts));
  let written = false;
  const write = () => {
    if (exif && !written) parts.add(segment(exif));
    written = true;
  };
  let scans = 2;
  for (const { marker, start, end, body } of segmentsOf(file, parts)) {
    // The JFIF segment must be the first.
    if (marker !== APP0) write();
    if (isRequired(marker, body)) parts.keep(start, end);
    scans = end;
  }
  write();
  keepScans(file, scans, parts);
  return parts.bytes();
}

interface Segment {
  marker: number;
  start: number;
  end: number;
  body: Buffer;
}

/** Yields the segments before the picture's first scan. */
function* segmentsOf(file: Buffer, parts: RetainedParts): Generator<Segment> {
  let at = 2;
  while (at + 4 <= file.length && file[at] === 0xff) {
    parts.count();
    const marker = file[at + 1] ?? 0;
    if (marker === SOS) return;
    if (marker === 0xff) at += 1;
    else {
      const end = at + 2 + file.readUInt16BE(at + 2);
      yield { marker, start: at, end, body: file.subarray(at + 4, end) };
      at = end;
    }
  }
}

function orientationOf(file: Buffer, parts: RetainedParts): number {
  let orientation = 1;
  for (const { body } of segmentsOf(file, parts))
    if (body.toString('latin1', 0, EXIF.length) === EXIF)
      orientation = orientationIn(body.subarray(EXIF.length));
  return orientation;
}

function isRequired(marker: number, body: Buffer): boolean {
  if (isComment(marker)) return false;
  const sign = REQUIRED[marker];
  return !isApplication(marker) || (sign !== undefined && body.toString('latin1', 0, sign.length) === sign);
}

/** Retains the first picture to its end; a file without a scan has no picture data. */
function keepScans(file: Buffer, from: number, parts: RetainedParts): void {
  let start = from;
  while (file[start] === 0xff && file[start + 1] === 0xff) start += 1;
  if (file[start] !== 0xff || file[start + 1] !== SOS) return;
  parts.keep(start, endOfPicture(file, start, parts));
}

function endOfPicture(file: Buffer, scans: number, parts: RetainedParts): number {
  for (let at = scans; at >= 0 && at + 4 <= file.length; at = file.indexOf(0xff, at)) {
    const marker = file[at + 1] ?? 0;
    if (marker === EOI) return at + 2;
    if (marker === 0xff) at += 1;
    else if (marker === 0 || standsAlone(marker)) at += 2;
    else {
      parts.count();
      at += 2 + file.readUInt16BE(at + 2);
    }
  }
  return file.length;
}

function segment(exif: Buffer): Buffer {
  const head = Buffer.from(`\xff\xe1\0\0${EXIF}`, 'latin1');
  head.writeUInt16BE(exif.length + EXIF.length + 2, 2);
  return Buffer.concat([head, exif]);
}
