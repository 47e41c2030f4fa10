import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { withoutMetadata } from './without-metadata.js';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'manette-metadata-'));
});
afterAll(() => rm(folder, { recursive: true }));

const GPS = { IFD0: { Copyright: 'Amina' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '36/1 45/1 0/1' } };
const XMP = '<x:xmpmeta xmlns:x="adobe:ns:meta/"><place>Oran</place></x:xmpmeta>';

/** A picture as a phone takes it: lying on its side, with the place where it was taken. */
const photo = (): Sharp =>
  sharp({
    create: {
      width: 40,
      height: 30,
      channels: 3,
      background: '#456',
      noise: { type: 'gaussian', mean: 90, sigma: 40 },
    },
  })
    .withMetadata({ orientation: 6 })
    .withExifMerge(GPS)
    .withXmp(XMP)
    .withIccProfile('p3');

async function plain(file: Buffer, mime: string): Promise<Buffer> {
  const path = join(folder, 'file');
  await writeFile(path, file);
  const bytes = await withoutMetadata(path, mime);
  if (!bytes) throw new Error(`${mime} is not known`);
  return bytes;
}
const pixels = (file: Buffer) => sharp(file, { animated: true }).raw().toBuffer();

describe('a picture without what its camera wrote into it', () => {
  it.each([
    ['image/jpeg', () => photo().jpeg().toBuffer()],
    ['image/jpeg', () => photo().jpeg({ progressive: true }).toBuffer()],
    ['image/png', () => photo().png().toBuffer()],
    ['image/webp', () => photo().webp().toBuffer()],
    ['image/webp', () => photo().webp({ lossless: true }).toBuffer()],
  ])('is the same picture, the right way up: %s', async (mime, make) => {
    const file = await make();
    expect(await sharp(file).metadata()).toMatchObject({ exif: expect.any(Buffer), xmp: expect.any(Buffer) });
    const bytes = await plain(file, mime);
    expect(bytes.length).toBeLessThan(file.length);
    for (const trace of ['Oran', 'Amina', 'GPS', 'xmp']) expect(bytes.includes(trace)).toBe(false);
    const { xmp, exif, orientation, icc, width } = await sharp(bytes).metadata();
    expect({ xmp, orientation, width }).toEqual({ xmp: undefined, orientation: 6, width: 40 });
    expect(exif?.length).toBeLessThan(40);
    expect(icc).toBeDefined();
    expect(Buffer.compare(await pixels(bytes), await pixels(file))).toBe(0);
    expect(await plain(bytes, mime)).toEqual(bytes);
  });

  it('turns an AVIF and encodes it anew, and leaves one without such data alone', async () => {
    const bytes = await plain(await photo().avif().toBuffer(), 'image/avif');
    const { exif, xmp, orientation, width } = await sharp(bytes).metadata();
    expect({ exif, xmp, width }).toEqual({ exif: undefined, xmp: undefined, width: 30 });
    expect(orientation ?? 1).toBe(1);
    expect(await plain(bytes, 'image/avif')).toEqual(bytes);
  });

  it('keeps moving', async () => {
    const frames = await Promise.all(
      ['#f00', '#0f0'].map((background) =>
        sharp({ create: { width: 8, height: 8, channels: 3, background } })
          .png()
          .toBuffer(),
      ),
    );
    const moving = sharp(frames, { join: { animated: true } });
    for (const [mime, file] of [
      ['image/gif', noted(await moving.clone().gif({ loop: 0 }).toBuffer())],
      ['image/webp', await moving.clone().withXmp(XMP).webp().toBuffer()],
    ] as const) {
      const bytes = await plain(file, mime);
      expect(bytes.includes('Oran')).toBe(false);
      expect((await sharp(bytes, { animated: true }).metadata()).pages).toBe(2);
      expect(Buffer.compare(await pixels(bytes), await pixels(file))).toBe(0);
    }
  });

  it('ends where the picture ends: no second picture or film hangs on behind it', async () => {
    const file = await photo().jpeg().toBuffer();
    const hung = Buffer.concat([file, await photo().jpeg().toBuffer(), Buffer.from('ftypmp42 Oran')]);
    expect(await plain(hung, 'image/jpeg')).toEqual(await plain(file, 'image/jpeg'));
    const png = await photo().png().toBuffer();
    expect(await plain(Buffer.concat([png, Buffer.from('Oran')]), 'image/png')).toEqual(
      await plain(png, 'image/png'),
    );
  });

  it('stands whatever was cut off', async () => {
    const files = {
      'image/jpeg': await photo().jpeg().toBuffer(),
      'image/png': await photo().png().toBuffer(),
      'image/webp': await photo().webp().toBuffer(),
      'image/gif': await photo().gif().toBuffer(),
    };
    for (const [mime, file] of Object.entries(files))
      for (let length = 12; length < file.length; length += 7)
        expect((await plain(file.subarray(0, length), mime)).length).toBeLessThan(length + 40);
  });

  it('is nothing for what is no picture', async () => {
    await writeFile(join(folder, 'a.pdf'), '%PDF-1.4');
    expect(await withoutMetadata(join(folder, 'a.pdf'), 'application/pdf')).toBeNull();
  });
});

/** With a note behind its header, as some programs leave one. */
function noted(gif: Buffer): Buffer {
  const at = gif.indexOf(0x21, 13);
  const note = Buffer.from('\x21\xfe\x04Oran\0', 'latin1');
  return Buffer.concat([gif.subarray(0, at), note, gif.subarray(at)]);
}
