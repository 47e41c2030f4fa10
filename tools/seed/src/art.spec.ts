import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import sharp from 'sharp';
import { attachmentFile, cardFaceFile, coverFile, RECEIPT_DRAWING } from './art.js';
import { artIndex, encodedCardFace, encodedCover } from './encoded-art.js';
import { RECEIPT_PDF, RECEIPT_PHOTO } from './data/attachments.js';
import { COVER_TITLES, type Cover } from './data/covers.js';
import { CARD_FACES } from './data/gift-cards.js';

const covers = (Object.keys(COVER_TITLES) as Cover[]).map(coverFile);
const faces = CARD_FACES.map(cardFaceFile);
const inFolderOf = (file: string): string[] => readdirSync(dirname(file)).sort();

// The decoder of uploads blocks SVG in libvips for the whole process, and its tests may have run in this process before.
const SVG = { operation: ['VipsForeignLoadSvg'] };
beforeAll(() => sharp.unblock(SVG));
afterAll(() => sharp.block(SVG));

describe('the demo pictures', () => {
  it('are exactly those that the data names', () => {
    expect(covers.map((file) => basename(file)).sort()).toEqual(inFolderOf(covers[0]!));
    expect(faces.map((file) => basename(file)).sort()).toEqual(inFolderOf(faces[0]!));
  });

  it.each([...covers, ...faces, RECEIPT_DRAWING].map((file) => [basename(file), file] as const))(
    '%s is small, needs no font, script or external file, and can be drawn',
    async (_, file) => {
      const source = readFileSync(file, 'utf8');
      expect(source.length).toBeLessThan(40_000);
      expect(source).not.toMatch(/<text|font-family|<script|<image|<foreignObject|href="(?!#)/);
      const { width, height } = await sharp(file).metadata();
      expect([width, height]).toEqual(faces.includes(file) ? [400, 250] : [400, 500]);
      const { channels } = await sharp(file).stats();
      expect(channels.some(({ stdev }) => stdev > 5)).toBe(true);
    },
  );
});

describe('the encoded pictures', () => {
  it('are up to date with the drawings (else run npm run encode-art -w @manette/seed)', async () => {
    const index = await artIndex();
    const digests = Object.fromEntries(
      [...covers, ...faces].map((file) => [
        `${basename(dirname(file))}/${basename(file, '.svg')}`,
        createHash('sha256').update(readFileSync(file)).digest('hex'),
      ]),
    );
    expect(Object.fromEntries(Object.entries(index).map(([name, entry]) => [name, entry.drawing]))).toEqual(
      digests,
    );
  });

  it('have every size and format that an upload would get', async () => {
    for (const picture of [await encodedCover('redline'), await encodedCardFace('dunes')]) {
      expect(picture).toMatchObject({
        id: expect.stringMatching(/^[0-9a-f]{32}$/),
        color: expect.stringMatching(/^#[0-9a-f]{6}$/),
        blur: expect.stringMatching(/^data:image\/webp;base64,/),
        width: 960,
      });
      const sizes = [240, 400, 640, 960].flatMap((width) => [`${width} avif`, `${width} webp`]);
      expect(picture.sizes.map(({ width, format }) => `${width} ${format}`)).toEqual(sizes);
      for (const { width, format, bytes } of picture.sizes)
        expect(await sharp(bytes).metadata()).toMatchObject({
          width,
          format: format === 'avif' ? 'heif' : 'webp',
        });
    }
  });

  it('include a receipt', async () => {
    expect(await sharp(attachmentFile(RECEIPT_PHOTO)).metadata()).toMatchObject({
      format: 'png',
      width: 960,
    });
  });
});

describe('the sample PDF', () => {
  const bytes = readFileSync(attachmentFile(RECEIPT_PDF), 'latin1');

  it('is smaller than 2 KiB and has a correct cross-reference table', () => {
    expect(bytes.length).toBeLessThan(2048);
    expect(bytes.startsWith('%PDF-1.4\n')).toBe(true);
    const table = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(bytes)?.[1]);
    const entries = [...bytes.slice(table).matchAll(/^(\d{10}) 00000 n $/gm)].map(([, at]) => Number(at));
    expect(entries).toHaveLength(5);
    entries.forEach((at, index) => expect(bytes.slice(at)).toMatch(new RegExp(`^${index + 1} 0 obj\n`)));
    const [, length, stream] = /\/Length (\d+)>>\nstream\n([\s\S]*?)\nendstream/.exec(bytes) ?? [];
    expect(stream).toHaveLength(Number(length));
  });
});
