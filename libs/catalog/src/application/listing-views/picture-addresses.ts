import { FileStorage } from '@manette/platform';
import { Injectable } from '@nestjs/common';
import { sizeFile, sizesFolder, type PictureFormat } from '../../domain/picture-keys.js';
import { fallbackWidth } from '../../domain/picture-sizes.js';
import type { ShownPicture, ShownPictures } from './gallery.js';
import type { PictureRow } from './picture.row.js';

const srcset = (folder: string, widths: readonly number[], format: PictureFormat): string =>
  widths.map((width) => `${folder}/${sizeFile(width, format)} ${width}w`).join(', ');

/** Converts stored pictures to the addresses that pages load. */
@Injectable()
export class PictureAddresses {
  constructor(private readonly storage: FileStorage) {}

  of(rows: readonly PictureRow[]): ShownPictures {
    return new Map(rows.map((row) => [row.id, this.shown(row)]));
  }

  private shown({ id, width, height, widths, color, blur }: PictureRow): ShownPicture {
    const folder = this.storage.publicUrl(sizesFolder(id));
    const src = `${folder}/${sizeFile(fallbackWidth(widths), 'webp')}`;
    if (color === null || blur === null) return { image: src, view: null };
    const avif = srcset(folder, widths, 'avif');
    const webp = srcset(folder, widths, 'webp');
    return { image: src, view: { src, avif, webp, width, height, color, blur } };
  }
}
