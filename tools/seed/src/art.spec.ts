import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import sharp from 'sharp';
import { attachmentFile, cardFaceFile, coverFile } from './art.js';
import { RECEIPT_PDF, RECEIPT_PHOTO } from './data/attachments.js';
import { COVER_TITLES, type Cover } from './data/covers.js';
import { CARD_FACES } from './data/gift-cards.js';

const covers = (Object.keys(COVER_TITLES) as Cover[]).map(coverFile);
const faces = CARD_FACES.map(cardFaceFile);
const inFolderOf = (file: string): string[] => readdirSync(dirname(file)).sort();

describe('the demo pictures', () => {
  it('are all named in the data, and all that the data name are there', () => {
    expect(covers.map((file) => basename(file)).sort()).toEqual(inFolderOf(covers[0]!));
    expect(faces.map((file) => basename(file)).sort()).toEqual(inFolderOf(faces[0]!));
  });

  it.each(
    [...covers, ...faces, attachmentFile(RECEIPT_PHOTO)].map((file) => [basename(file), file] as const),
  )('%s is small, asks for no font, script or address, and can be drawn', async (_, file) => {
    const source = readFileSync(file, 'utf8');
    expect(source.length).toBeLessThan(40_000);
    expect(source).not.toMatch(/<text|font-family|<script|<image|<foreignObject|href="(?!#)/);
    const { width, height } = await sharp(file).metadata();
    expect([width, height]).toEqual(faces.includes(file) ? [400, 250] : [400, 500]);
    const { channels } = await sharp(file).stats();
    expect(channels.some(({ stdev }) => stdev > 5)).toBe(true);
  });
});

describe('the sample PDF', () => {
  const bytes = readFileSync(attachmentFile(RECEIPT_PDF), 'latin1');

  it('is tiny and has a table that finds each of its objects', () => {
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
