import sharp from 'sharp';
import { ImageRefused } from '../../domain/catalog.errors.js';
import { SharpImageReader } from './sharp-image-reader.js';
import { SharpPictureEncoder } from './sharp-picture-encoder.js';

const encoder = new SharpPictureEncoder();
const reader = new SharpImageReader();
const plain = (width: number, height: number, background = '#c02040') =>
  sharp({ create: { width, height, channels: 3, background } });

/** A picture on its side, as telephones store it, with words in its metadata. */
const photo = () =>
  plain(300, 200)
    .withMetadata({ orientation: 6 })
    .withExif({ IFD0: { Copyright: 'SECRET OWNER' } })
    .jpeg()
    .toBuffer();

describe('encoding a picture', () => {
  it('[CAT-069] turns it upright and drops its metadata', async () => {
    const original = await photo();
    expect(await reader.sides(original)).toEqual({ width: 200, height: 300 });
    const picture = await encoder.decode(original, 200);
    for (const format of ['avif', 'webp'] as const) {
      const bytes = await picture.encode(100, format);
      const header = await sharp(bytes).metadata();
      expect(header).toMatchObject({ width: 100, height: 150 });
      expect(header.exif).toBeUndefined();
      expect(bytes.includes('SECRET OWNER')).toBe(false);
    }
  });

  it('never enlarges', async () => {
    const picture = await encoder.decode(await plain(50, 40).png().toBuffer(), 1280);
    expect(await sharp(await picture.encode(640, 'webp')).metadata()).toMatchObject({
      width: 50,
      height: 40,
    });
  });

  it('knows the dominant colour and a tiny stand-in', async () => {
    const picture = await encoder.decode(await plain(300, 300, '#0a64c8').png().toBuffer(), 300);
    const { color, blur } = await picture.look();
    expect(color).toMatch(/^#[0-9a-f]{6}$/);
    const [r, g, b] = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
    expect(Math.abs(r! - 0x0a) + Math.abs(g! - 0x64) + Math.abs(b! - 0xc8)).toBeLessThan(30);
    expect(blur).toMatch(/^data:image\/webp;base64,/);
    expect(blur.length).toBeLessThan(600);
  });

  it.each([
    ['greyscale', () => plain(60, 60).toColourspace('b-w').png()],
    [
      'transparent',
      () => sharp({ create: { width: 60, height: 60, channels: 4, background: '#ff000080' } }).png(),
    ],
    ['of 16 bits', () => plain(60, 60).toColourspace('rgb16').png()],
    ['CMYK', () => plain(60, 60).toColourspace('cmyk').jpeg()],
    ['AVIF', () => plain(60, 60).avif()],
    ['very tall', () => plain(20, 19_000).png()],
  ])('takes a picture that is %s', async (_, make) => {
    const picture = await encoder.decode(await make().toBuffer(), 60);
    for (const format of ['avif', 'webp'] as const)
      expect((await sharp(await picture.encode(60, format)).metadata()).width).toBeGreaterThan(0);
    expect((await picture.look()).color).toMatch(/^#[0-9a-f]{6}$/);
  });

  it('refuses broken data', async () => {
    const whole = await plain(300, 300).png({ compressionLevel: 0 }).toBuffer();
    await expect(encoder.decode(whole.subarray(0, 1000), 300)).rejects.toThrow(ImageRefused);
    await expect(reader.sides(Buffer.from('no picture at all'))).rejects.toThrow(ImageRefused);
  });
});
