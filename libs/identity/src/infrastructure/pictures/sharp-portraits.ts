import { detectFileType } from '@manette/platform';
import { Injectable } from '@nestjs/common';
import sharp from 'sharp';
import { Portraits } from '../../application/change-picture/portraits.js';
import { NotAnImage } from '../../domain/picture.errors.js';

const ACCEPTED = new Set(['image/png', 'image/jpeg', 'image/webp', 'image/avif', 'image/gif']);
/** Twice the largest place a portrait is shown in, for dense screens. */
const SIDE = 320;
const MOST_PIXELS = 50_000_000;

/** Portraits by libvips, as WebP. */
@Injectable()
export class SharpPortraits extends Portraits {
  async from(path: string) {
    const type = await detectFileType(path);
    if (!type || !ACCEPTED.has(type.mime)) throw new NotAnImage();
    return { bytes: await this.encode(path), contentType: 'image/webp', extension: 'webp' };
  }

  private async encode(path: string): Promise<Buffer> {
    const picture = sharp(path, { limitInputPixels: MOST_PIXELS, failOn: 'error', pages: 1 })
      .autoOrient()
      .resize(SIDE, SIDE, { fit: 'cover' })
      .webp({ quality: 82 });
    // The type was accepted by the first bytes; what libvips refuses is broken, or larger than any portrait.
    return picture.toBuffer().catch(() => {
      throw new NotAnImage();
    });
  }
}
