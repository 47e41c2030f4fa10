import { crc32 } from 'node:zlib';
import sharp from 'sharp';

/** Returns a plain picture. Every colour produces different bytes. */
export const picture = (color: string, size = { width: 500, height: 400 }) =>
  sharp({ create: { ...size, channels: 3, background: color } });

/** Returns a PNG with a valid header whose pixel data is cut off. */
export const brokenPng = async (): Promise<Buffer> => {
  const whole = await picture('#336699').png({ compressionLevel: 0 }).toBuffer();
  return whole.subarray(0, 2000);
};

/** Returns the header of a PNG of any size, without pixels. */
export const hugePng = async (width: number, height: number): Promise<Buffer> => {
  const small = await picture('#ffffff', { width: 1, height: 1 }).png().toBuffer();
  const huge = Buffer.from(small);
  huge.writeUInt32BE(width, 16);
  huge.writeUInt32BE(height, 20);
  huge.writeUInt32BE(crc32(huge.subarray(12, 29)), 29);
  return huge;
};
