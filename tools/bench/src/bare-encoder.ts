import { readdirSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';

// The comparison for uploads: only encodes every picture of a folder in the sizes and formats of the shop (`encode.task.ts`),
// one picture per core at a time.

const [folder = '', widths = ''] = process.argv.slice(2);
const TINY = 16;
const files = readdirSync(folder);
sharp.concurrency(1);
sharp.cache(false);

const FORMATS: Record<string, (picture: Sharp, width: number) => Sharp> = {
  avif: (picture, width) => picture.avif({ quality: 52, effort: width <= 400 ? 2 : 1 }),
  webp: (picture) => picture.webp({ quality: 76, effort: 3 }),
};

async function encode(name: string): Promise<void> {
  const { data, info } = await sharp(join(folder, name))
    .autoOrient()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width: wide, height, channels } = info;
  const resized = (width: number) =>
    sharp(data, { raw: { width: wide, height, channels } }).resize({ width });
  for (const width of widths.split(',').map(Number))
    for (const [format, encoded] of Object.entries(FORMATS))
      await writeFile(
        join(folder, `${name}-${width}.${format}`),
        await encoded(resized(width), width).toBuffer(),
      );
  const tiny = await resized(TINY).png().toBuffer();
  await sharp(tiny).stats();
  await sharp(tiny).webp({ quality: 30 }).toBuffer();
}

async function encodeNext(): Promise<void> {
  for (let name = files.pop(); name !== undefined; name = files.pop()) await encode(name);
}

await Promise.all(Array.from({ length: availableParallelism() }, encodeNext));
