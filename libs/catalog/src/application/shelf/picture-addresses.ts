import type { PictureView } from '@manette/contracts/catalog';
import { FileStorage } from '@manette/platform';
import { Injectable } from '@nestjs/common';
import { sizeKey, type PictureFormat } from '../../domain/picture-keys.js';
import { middleOf } from '../../domain/picture-sizes.js';
import type { PictureRow } from './picture.row.js';

/** Turns stored pictures into the addresses that pages load. */
@Injectable()
export class PictureAddresses {
  constructor(private readonly storage: FileStorage) {}

  /** `images` names every picture at once; `pictures` holds those that are encoded. */
  of(rows: readonly PictureRow[]): { images: string[]; pictures: PictureView[] } {
    return {
      images: rows.map((row) => this.address(row.id, middleOf(row.widths), 'webp')),
      pictures: rows.flatMap((row) => this.view(row)),
    };
  }

  private view({ id, width, height, widths, color, blur }: PictureRow): PictureView[] {
    if (color === null || blur === null) return [];
    return [
      {
        src: this.address(id, middleOf(widths), 'webp'),
        avif: this.srcset(id, widths, 'avif'),
        webp: this.srcset(id, widths, 'webp'),
        width,
        height,
        color,
        blur,
      },
    ];
  }

  private srcset(id: string, widths: readonly number[], format: PictureFormat): string {
    return widths.map((width) => `${this.address(id, width, format)} ${width}w`).join(', ');
  }

  private address(id: string, width: number, format: PictureFormat): string {
    return this.storage.publicUrl(sizeKey(id, width, format));
  }
}
