import sharp, { type Raw, type Sharp } from 'sharp';
import type { PictureFormat } from '../../domain/picture-keys.js';
import type { PicturePlaceholder } from '../../domain/picture.js';

const TINY = 16;
/** AVIF's effort is low, lowest for many pixels: a higher one takes seconds longer and saves a few percent. */
const effortFor = (width: number): number => (width <= 400 ? 2 : 1);

const hex = (channel: number): string => channel.toString(16).padStart(2, '0');

/** A decoded picture in memory, to be encoded in several sizes. */
export class DecodedPicture {
  constructor(
    private readonly pixels: Buffer,
    private readonly raw: Raw,
  ) {}

  /** Encodes one size; never larger than the picture. */
  encode(width: number, format: PictureFormat): Promise<Buffer> {
    const resized = this.resized(width);
    return (
      format === 'avif'
        ? resized.avif({ quality: 52, effort: effortFor(width) })
        : resized.webp({ quality: 76, effort: 3 })
    ).toBuffer();
  }

  async placeholder(): Promise<PicturePlaceholder> {
    const tiny = await this.resized(TINY).png().toBuffer();
    const { r, g, b } = (await sharp(tiny).stats()).dominant;
    const blur = await sharp(tiny).webp({ quality: 30, alphaQuality: 30 }).toBuffer();
    return {
      color: `#${hex(r)}${hex(g)}${hex(b)}`,
      blur: `data:image/webp;base64,${blur.toString('base64')}`,
    };
  }

  private resized(width: number): Sharp {
    return sharp(this.pixels, { raw: this.raw }).resize({ width, withoutEnlargement: true });
  }
}
