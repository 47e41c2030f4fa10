import sharp, { type Sharp } from 'sharp';
import { TooManyBlocks } from './retained-parts.js';
import { withoutMetadata } from './without-metadata.js';

const GPS = { IFD0: { Copyright: 'Amina' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '36/1 45/1 0/1' } };
const XMP = '<x:xmpmeta xmlns:x="adobe:ns:meta/"><place>Oran</place></x:xmpmeta>';

/** A picture like those of a phone: rotated, with the place where it was taken. */
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

function plain(file: Buffer, mime: string): Buffer {
  const bytes = withoutMetadata(file, mime);
  if (!bytes) throw new Error(`${mime} is not known`);
  return bytes;
}
const pixels = (file: Buffer) => sharp(file, { animated: true }).raw().toBuffer();

describe('a picture without metadata', () => {
  it.each([
    ['image/jpeg', () => photo().jpeg().toBuffer()],
    ['image/jpeg', () => photo().jpeg({ progressive: true }).toBuffer()],
    ['image/png', () => photo().png().toBuffer()],
    ['image/webp', () => photo().webp().toBuffer()],
    ['image/webp', () => photo().webp({ lossless: true }).toBuffer()],
  ])('keeps its pixels and its orientation: %s', async (mime, make) => {
    const file = await make();
    expect(await sharp(file).metadata()).toMatchObject({ exif: expect.any(Buffer), xmp: expect.any(Buffer) });
    const bytes = plain(file, mime);
    expect(bytes.length).toBeLessThan(file.length);
    for (const trace of ['Oran', 'Amina', 'GPS', 'xmp']) expect(bytes.includes(trace)).toBe(false);
    const { xmp, exif, orientation, icc, width } = await sharp(bytes).metadata();
    expect({ xmp, orientation, width }).toEqual({ xmp: undefined, orientation: 6, width: 40 });
    expect(exif?.length).toBeLessThan(40);
    expect(icc).toBeDefined();
    expect(Buffer.compare(await pixels(bytes), await pixels(file))).toBe(0);
    expect(plain(bytes, mime)).toEqual(bytes);
  });

  it('keeps its pixels and its orientation as an AVIF, whose properties have the orientation', async () => {
    const file = await photo().avif().toBuffer();
    expect(await sharp(file).metadata()).toMatchObject({ exif: expect.any(Buffer), xmp: expect.any(Buffer) });
    const bytes = plain(file, 'image/avif');
    expect(['Oran', 'Amina', 'GPS', 'xmp', 'rdf'].filter((trace) => bytes.includes(trace))).toEqual([]);
    const { exif, xmp, icc, autoOrient } = await sharp(bytes).metadata();
    expect({ exif, xmp, autoOrient }).toEqual({
      exif: undefined,
      xmp: undefined,
      autoOrient: { width: 30, height: 40 },
    });
    expect(icc).toBeDefined();
    expect(Buffer.compare(await pixels(bytes), await pixels(file))).toBe(0);
    expect(plain(bytes, 'image/avif')).toEqual(bytes);
    const hung = Buffer.concat([file, Buffer.from('\0\0\0\x10uuidOran1234<html>')]);
    expect(plain(hung, 'image/avif').includes('Oran')).toBe(false);
  });

  it('keeps the frames of an animation', async () => {
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
      const bytes = plain(file, mime);
      expect(bytes.includes('Oran')).toBe(false);
      expect((await sharp(bytes, { animated: true }).metadata()).pages).toBe(2);
      expect(Buffer.compare(await pixels(bytes), await pixels(file))).toBe(0);
    }
  });

  it('has no data after its end, such as a second picture or a video', async () => {
    const file = await photo().jpeg().toBuffer();
    const hung = Buffer.concat([file, await photo().jpeg().toBuffer(), Buffer.from('ftypmp42 Oran')]);
    expect(plain(hung, 'image/jpeg')).toEqual(plain(file, 'image/jpeg'));
    const png = await photo().png().toBuffer();
    expect(plain(Buffer.concat([png, Buffer.from('Oran')]), 'image/png')).toEqual(plain(png, 'image/png'));
  });

  it('can be made from a file that is truncated anywhere', async () => {
    const files = {
      'image/jpeg': await photo().jpeg().toBuffer(),
      'image/png': await photo().png().toBuffer(),
      'image/webp': await photo().webp().toBuffer(),
      'image/gif': await photo().gif().toBuffer(),
      'image/avif': await photo().avif().toBuffer(),
    };
    for (const [mime, file] of Object.entries(files))
      for (let length = 12; length < file.length; length += 7)
        expect(plain(file.subarray(0, length), mime).length).toBeLessThan(length + 40);
  });

  it('is refused for a file with more blocks than any picture has', async () => {
    const many = (block: Buffer) => Buffer.alloc(block.length * 25_000, block);
    const [jpeg, png, webp, gif, avif] = await Promise.all([
      photo().jpeg().toBuffer(),
      photo().png().toBuffer(),
      photo().webp().toBuffer(),
      photo().gif().toBuffer(),
      photo().avif().toBuffer(),
    ]);
    const notes = {
      'image/jpeg': [jpeg.subarray(0, 2), many(Buffer.from([0xff, 0xfe, 0, 2])), jpeg.subarray(2)],
      'image/png': [png.subarray(0, 33), many(Buffer.from('\0\0\0\0tEXt0000')), png.subarray(33)],
      'image/webp': [webp, many(Buffer.from('XMP \0\0\0\0'))],
      'image/gif': [gif.subarray(0, 13), many(Buffer.from([0x21, 0xfe, 0]))],
      'image/avif': [avif, many(Buffer.from('\0\0\0\x08free'))],
    };
    gif[10] = 0;
    for (const [mime, parts] of Object.entries(notes)) {
      const file = Buffer.concat(parts);
      if (mime === 'image/webp') file.writeUInt32LE(file.length - 8, 4);
      expect(() => plain(file, mime)).toThrow(TooManyBlocks);
    }
  });

  it('is null for a file that is not a picture', () => {
    expect(withoutMetadata(Buffer.from('%PDF-1.4'), 'application/pdf')).toBeNull();
  });
});

/** Adds a comment after the header, as some programs do. */
function noted(gif: Buffer): Buffer {
  const at = gif.indexOf(0x21, 13);
  const note = Buffer.from('\x21\xfe\x04Oran\0', 'latin1');
  return Buffer.concat([gif.subarray(0, at), note, gif.subarray(at)]);
}
