import { KeptParts } from './kept-parts.js';
import { exifOf, orientationIn } from './orientation.js';

const SOS = 0xda;
const EOI = 0xd9;
const APP0 = 0xe0;
const EXIF = 'Exif\0\0';

/** Segments that a picture is drawn from: everything but notes, and application data other than these. */
const DRAWN_FROM: Record<number, string> = { 0xe0: 'JFIF\0', 0xe2: 'ICC_PROFILE\0', 0xee: 'Adobe' };
const isApplication = (marker: number) => marker >= APP0 && marker <= 0xef;
const isNote = (marker: number) => marker === 0xfe;
const standsAlone = (marker: number) => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8);

/**
 * A JPEG without EXIF, XMP, IPTC, notes, and pictures or films that hang on behind it.
 * @throws TooManyBlocks
 */
export function plainJpeg(file: Buffer): Buffer {
  const parts = new KeptParts(file);
  parts.keep(0, 2);
  const exif = exifOf(orientationOf(file, parts));
  let written = false;
  const write = () => {
    if (exif && !written) parts.add(segment(exif));
    written = true;
  };
  let scans = 2;
  for (const { marker, start, end, body } of segmentsOf(file, parts)) {
    // JFIF's own segment stands before all others.
    if (marker !== APP0) write();
    if (isDrawn(marker, body)) parts.keep(start, end);
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

/** The segments before the picture's first scan. */
function* segmentsOf(file: Buffer, parts: KeptParts): Generator<Segment> {
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

function orientationOf(file: Buffer, parts: KeptParts): number {
  let orientation = 1;
  for (const { body } of segmentsOf(file, parts))
    if (body.toString('latin1', 0, EXIF.length) === EXIF)
      orientation = orientationIn(body.subarray(EXIF.length));
  return orientation;
}

function isDrawn(marker: number, body: Buffer): boolean {
  if (isNote(marker)) return false;
  const sign = DRAWN_FROM[marker];
  return !isApplication(marker) || (sign !== undefined && body.toString('latin1', 0, sign.length) === sign);
}

/** Keeps the first picture to its end; its scans may hold any bytes but markers. What is no scan is left out. */
function keepScans(file: Buffer, from: number, parts: KeptParts): void {
  let start = from;
  while (file[start] === 0xff && file[start + 1] === 0xff) start += 1;
  if (file[start] !== 0xff || file[start + 1] !== SOS) return;
  parts.keep(start, endOfPicture(file, start, parts));
}

function endOfPicture(file: Buffer, scans: number, parts: KeptParts): number {
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
