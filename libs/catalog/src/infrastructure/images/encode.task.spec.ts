import sharp from 'sharp';
import type { EncodedSize } from '../../application/prepare-picture/picture-encoder.js';
import type { PicturePlaceholder } from '../../domain/picture.js';
import { run } from './encode.task.js';

/** The result of the task for a picture; null when the task refuses it. */
async function encoded(
  original: Buffer,
  width: number,
): Promise<{ sizes: EncodedSize[]; placeholder: PicturePlaceholder } | null> {
  const sizes: EncodedSize[] = [];
  for await (const part of run({ original, widths: [width] })) {
    if (!part) return null;
    if ('placeholder' in part) return { sizes, placeholder: part.placeholder };
    sizes.push(part.size);
  }
  throw new Error('the task ended before the placeholder');
}

const plain = (width: number, height: number, background = '#c02040') =>
  sharp({ create: { width, height, channels: 3, background } });

/** A rotated picture, as telephones store it, with text in its metadata. */
const photo = () =>
  plain(300, 200)
    .withMetadata({ orientation: 6 })
    .withExif({ IFD0: { Copyright: 'SECRET OWNER' } })
    .jpeg()
    .toBuffer();

describe('encoding a picture', () => {
  it('[CAT-069] turns it upright and drops its metadata', async () => {
    const original = await photo();
    const picture = await encoded(original, 100);
    expect(picture?.sizes.map(({ format }) => format)).toEqual(['avif', 'webp']);
    for (const { bytes } of picture?.sizes ?? []) {
      const header = await sharp(bytes).metadata();
      expect(header).toMatchObject({ width: 100, height: 150 });
      expect(header.exif).toBeUndefined();
      expect(bytes.includes('SECRET OWNER')).toBe(false);
    }
  });

  it('never enlarges', async () => {
    const picture = await encoded(await plain(50, 40).png().toBuffer(), 640);
    for (const { bytes } of picture?.sizes ?? [])
      expect(await sharp(bytes).metadata()).toMatchObject({ width: 50, height: 40 });
    expect(picture?.sizes).toHaveLength(2);
  });

  it('yields the dominant colour and a tiny placeholder', async () => {
    const picture = await encoded(await plain(300, 300, '#0a64c8').png().toBuffer(), 300);
    const { color = '', blur = '' } = picture?.placeholder ?? {};
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
  ])('accepts a picture that is %s', async (_, make) => {
    const picture = await encoded(await make().toBuffer(), 60);
    for (const { bytes } of picture?.sizes ?? [])
      expect((await sharp(bytes).metadata()).width).toBeGreaterThan(0);
    expect(picture?.sizes).toHaveLength(2);
    expect(picture?.placeholder.color).toMatch(/^#[0-9a-f]{6}$/);
  });

  it('accepts no other format, even if libvips could read it', async () => {
    expect(
      await encoded(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'), 9),
    ).toBeNull();
    expect(await encoded(await plain(9, 9).tiff().toBuffer(), 9)).toBeNull();
  });

  it('refuses broken data', async () => {
    const whole = await plain(300, 300).png({ compressionLevel: 0 }).toBuffer();
    expect(await encoded(whole.subarray(0, 1000), 300)).toBeNull();
    expect(await encoded(Buffer.from('no picture at all'), 300)).toBeNull();
  });
});
