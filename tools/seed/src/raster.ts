import sharp from 'sharp';

// Three times the 400 px the pictures are drawn at: enough for the largest size the pages ask for.
const DENSITY = 216;

const drawn = new Map<string, Promise<Buffer>>();

/** @returns the picture as PNG; each file is drawn once */
export function rasterised(file: string): Promise<Buffer> {
  const known = drawn.get(file);
  if (known) return known;
  const drawing = sharp(file, { density: DENSITY }).png({ compressionLevel: 1 }).toBuffer();
  drawn.set(file, drawing);
  return drawing;
}
