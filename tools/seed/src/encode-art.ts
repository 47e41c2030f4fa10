import { createHash } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { run as encode } from '@manette/catalog/encoding';
import sharp from 'sharp';
import { cardFaceFile, coverFile, RECEIPT_DRAWING, RECEIPT_PICTURE } from './art.js';
import { COVER_TITLES, type Cover } from './data/covers.js';
import { CARD_FACES } from './data/gift-cards.js';
import { INDEX_FILE, packFile, type ArtEntry, type ArtIndex } from './encoded-art.js';

// Encodes the drawings of the demo shop as the job of an upload does, so that a first start need not encode them.

// The encoder of uploaded images blocks SVG in libvips.
sharp.unblock({ operation: ['VipsForeignLoadSvg'] });
// The drawings are 400 px wide, the pictures 960 px.
const DENSITY = (72 * 960) / 400;
const WIDTHS = [240, 400, 640, 960];
const rasterised = (file: string): Promise<Buffer> =>
  sharp(file, { density: DENSITY }).png({ compressionLevel: 1 }).toBuffer();
const digestOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

const files = new Map([
  ...(Object.keys(COVER_TITLES) as Cover[]).map((cover) => [`covers/${cover}`, coverFile(cover)] as const),
  ...CARD_FACES.map((face) => [`cards/${face}`, cardFaceFile(face)] as const),
]);
await sharp(await rasterised(RECEIPT_DRAWING))
  .png({ compressionLevel: 9, palette: true })
  .toFile(RECEIPT_PICTURE);
await rm(dirname(INDEX_FILE), { recursive: true, force: true });
const index: ArtIndex = {};
for (const [name, file] of files) {
  const picture = await rasterised(file);
  const { width, height } = await sharp(picture).metadata();
  const [drawing, id] = [digestOf(await readFile(file)), digestOf(picture).slice(0, 32)];
  const entry: ArtEntry = { drawing, id, width, height, color: '', blur: '', sizes: [] };
  const sizes: Buffer[] = [];
  for await (const part of encode({ original: picture, widths: WIDTHS })) {
    if (!part) throw new Error(`${name} cannot be encoded`);
    if ('placeholder' in part) Object.assign(entry, part.placeholder);
    else {
      const { bytes, ...size } = part.size;
      entry.sizes.push({ ...size, length: bytes.length });
      sizes.push(bytes);
    }
  }
  index[name] = entry;
  await mkdir(dirname(packFile(name)), { recursive: true });
  await writeFile(packFile(name), Buffer.concat(sizes));
  console.log(name);
}
await writeFile(INDEX_FILE, `${JSON.stringify(index, null, 2)}\n`);
