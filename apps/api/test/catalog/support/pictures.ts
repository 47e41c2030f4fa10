import { crc32 } from 'node:zlib';
import sharp from 'sharp';

/** A plain picture; every colour gives other bytes. */
export const picture = (color: string, size = { width: 500, height: 400 }) =>
  sharp({ create: { ...size, channels: 3, background: color } });

/** A PNG whose header is right and whose pixels are cut off. */
export const brokenPng = async (): Promise<Buffer> => {
  const whole = await picture('#336699').png({ compressionLevel: 0 }).toBuffer();
  return whole.subarray(0, 2000);
};

/** The header of a PNG of any size, without pixels. */
export const hugePng = async (width: number, height: number): Promise<Buffer> => {
  const small = await picture('#ffffff', { width: 1, height: 1 }).png().toBuffer();
  const huge = Buffer.from(small);
  huge.writeUInt32BE(width, 16);
  huge.writeUInt32BE(height, 20);
  huge.writeUInt32BE(crc32(huge.subarray(12, 29)), 29);
  return huge;
};
