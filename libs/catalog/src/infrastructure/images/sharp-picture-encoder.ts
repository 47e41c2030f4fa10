import { MAX_IMAGE_PIXELS } from '@manette/contracts/catalog';
import { Injectable } from '@nestjs/common';
import sharp from 'sharp';
import { PictureEncoder, type DecodedPicture } from '../../application/prepare-picture/picture-encoder.js';
import { ImageRefused } from '../../domain/catalog.errors.js';
import { SharpPicture } from './sharp-picture.js';

// One thread a picture: the process answers requests beside it. Its operations are not worth remembering.
sharp.concurrency(1);
sharp.cache(false);

/** Neither format holds a side much longer than this. */
const TALLEST = 16_000;

@Injectable()
export class SharpPictureEncoder extends PictureEncoder {
  override async decode(original: Buffer, width: number): Promise<DecodedPicture> {
    const { data, info } = await sharp(original, {
      limitInputPixels: MAX_IMAGE_PIXELS,
      failOn: 'error',
      pages: 1,
    })
      .autoOrient()
      .resize({ width, height: TALLEST, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true })
      .catch(() => {
        // All else was checked at the upload: what libvips refuses here is broken data.
        throw new ImageRefused('unreadable');
      });
    return new SharpPicture(data, { width: info.width, height: info.height, channels: info.channels });
  }
}
