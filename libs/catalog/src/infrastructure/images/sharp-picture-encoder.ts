import { Injectable } from '@nestjs/common';
import type { Sharp } from 'sharp';
import { PictureEncoder, type EncodedSize } from '../../application/prepare-picture/picture-encoder.js';
import { ImageRefused } from '../../domain/catalog.errors.js';
import type { PictureLook } from '../../domain/picture.js';
import { openImage } from './sharp-settings.js';

const BLUR_WIDTH = 16;
const AVIF = { quality: 52, effort: 2 } as const;
const WEBP = { quality: 76, effort: 3 } as const;

const hex = (channel: number): string => Math.round(channel).toString(16).padStart(2, '0');

/** What libvips throws while it decodes means that the picture is broken: all else was checked before. */
const decoded = <T>(work: Promise<T>): Promise<T> =>
  work.catch(() => {
    throw new ImageRefused('unreadable');
  });

@Injectable()
export class SharpPictureEncoder extends PictureEncoder {
  override async *sizes(original: Buffer, widths: readonly number[]): AsyncIterable<EncodedSize> {
    const upright = openImage(original).autoOrient();
    for (const width of widths) {
      const resized = upright.clone().resize({ width, withoutEnlargement: true });
      yield { width, format: 'avif', bytes: await decoded(resized.clone().avif(AVIF).toBuffer()) };
      yield { width, format: 'webp', bytes: await decoded(resized.clone().webp(WEBP).toBuffer()) };
    }
  }

  override async look(original: Buffer): Promise<PictureLook> {
    const tiny = await decoded(
      openImage(original).autoOrient().resize({ width: BLUR_WIDTH }).png().toBuffer(),
    );
    return { color: await this.color(openImage(tiny)), blur: await this.blur(openImage(tiny)) };
  }

  private async color(image: Sharp): Promise<string> {
    const { r, g, b } = (await image.stats()).dominant;
    return `#${hex(r)}${hex(g)}${hex(b)}`;
  }

  private async blur(image: Sharp): Promise<string> {
    const bytes = await image.webp({ quality: 30, alphaQuality: 30 }).toBuffer();
    return `data:image/webp;base64,${bytes.toString('base64')}`;
  }
}
