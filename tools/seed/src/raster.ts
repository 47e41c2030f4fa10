import sharp from 'sharp';

// 960 px for the 400 that the pictures are drawn at: one more size would double the time of the first start.
const DENSITY = (72 * 960) / 400;

const drawn = new Map<string, Promise<Buffer>>();

/** @returns the picture as PNG; each file is drawn once */
export function rasterised(file: string): Promise<Buffer> {
  const known = drawn.get(file);
  if (known) return known;
  const drawing = sharp(file, { density: DENSITY }).png({ compressionLevel: 1 }).toBuffer();
  drawn.set(file, drawing);
  return drawing;
}
