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

/** A JPEG without EXIF, XMP, IPTC, notes, and pictures or films that hang on behind it. */
export function plainJpeg(file: Buffer): Buffer {
  const kept: Buffer[] = [];
  let orientation = 1;
  let at = 2;
  while (at + 4 <= file.length && file[at] === 0xff) {
    const marker = file[at + 1] ?? 0;
    const end = at + 2 + file.readUInt16BE(at + 2);
    const body = file.subarray(at + 4, end);
    if (marker === SOS) break;
    if (marker === 0xff) at += 1;
    else {
      if (body.toString('latin1', 0, EXIF.length) === EXIF)
        orientation = orientationIn(body.subarray(EXIF.length));
      if (isDrawn(marker, body)) kept.push(file.subarray(at, end));
      at = end;
    }
  }
  const first = kept[0]?.[1] === APP0 ? 1 : 0;
  const exif = exifOf(orientation);
  if (exif) kept.splice(first, 0, segment(exif));
  return Buffer.concat([file.subarray(0, 2), ...kept, file.subarray(at, endOfPicture(file, at))]);
}

function isDrawn(marker: number, body: Buffer): boolean {
  if (isNote(marker)) return false;
  const sign = DRAWN_FROM[marker];
  return !isApplication(marker) || (sign !== undefined && body.toString('latin1', 0, sign.length) === sign);
}

/** Where the first picture ends: its scans may hold any bytes but markers. */
function endOfPicture(file: Buffer, scans: number): number {
  for (let at = file.indexOf(0xff, scans); at >= 0 && at + 4 <= file.length; at = file.indexOf(0xff, at)) {
    const marker = file[at + 1] ?? 0;
    if (marker === EOI) return at + 2;
    if (marker === 0xff) at += 1;
    else at += marker === 0 || standsAlone(marker) ? 2 : 2 + file.readUInt16BE(at + 2);
  }
  return file.length;
}

function segment(exif: Buffer): Buffer {
  const head = Buffer.from(`\xff\xe1\0\0${EXIF}`, 'latin1');
  head.writeUInt16BE(exif.length + EXIF.length + 2, 2);
  return Buffer.concat([head, exif]);
}
