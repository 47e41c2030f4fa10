import { Injectable } from '@nestjs/common';
import sharp from 'sharp';
import { ImageReader, type ImageSides } from '../../application/stage-pictures/image-reader.js';
import { ImageRefused } from '../../domain/catalog.errors.js';

@Injectable()
export class SharpImageReader extends ImageReader {
  override async sides(bytes: Uint8Array): Promise<ImageSides> {
    // Without a bound here: a picture of too many pixels is to be told apart from one that cannot be read.
    const header = await sharp(bytes, { limitInputPixels: false })
      .metadata()
      .catch(() => null);
    if (!header?.width || !header.height) throw new ImageRefused('unreadable');
    return header.autoOrient ?? { width: header.width, height: header.height };
  }
}
