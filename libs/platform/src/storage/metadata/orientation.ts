const ORIENTATION = 0x0112;
const SHORT = 3;

/** Returns the orientation in an EXIF block (TIFF), 1 to 8; 1 (upright) if there is none. */
export function orientationIn(tiff: Buffer): number {
  if (tiff.length < 8) return 1;
  const little = tiff.toString('latin1', 0, 2) === 'II';
  const short = (at: number) => (little ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
  const start = little ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4);
  if (start + 2 > tiff.length) return 1;
  for (let left = short(start), at = start + 2; left > 0 && at + 12 <= tiff.length; left--, at += 12)
    if (short(at) === ORIENTATION && short(at + 2) === SHORT) return withinRange(short(at + 8));
  return 1;
}

const withinRange = (value: number) => (value >= 1 && value <= 8 ? value : 1);

/** Returns an EXIF block with only the orientation; null for an upright picture. */
export function exifOf(orientation: number): Buffer | null {
  if (orientation === 1) return null;
  const tiff = Buffer.alloc(26);
  tiff.write('MM\0*', 'latin1');
  tiff.writeUInt32BE(8, 4);
  tiff.writeUInt16BE(1, 8);
  tiff.writeUInt16BE(ORIENTATION, 10);
  tiff.writeUInt16BE(SHORT, 12);
  tiff.writeUInt32BE(1, 14);
  tiff.writeUInt16BE(orientation, 18);
  return tiff;
}
