import { PictureWork, taskFile } from '@manette/platform';
import { Injectable } from '@nestjs/common';
import { Portraits } from '../../application/change-picture/portraits.js';
import { NotAnImage } from '../../domain/picture.errors.js';

const PORTRAIT = taskFile<typeof import('./portrait.task.js')>('./portrait.task', import.meta.url);

/** Portraits as WebP, drawn in a process of their own. */
@Injectable()
export class ProcessPortraits extends Portraits {
  constructor(private readonly work: PictureWork) {
    super();
  }

  async from(path: string) {
    const { bytes } = await this.work.ask(PORTRAIT, { path });
    if (!bytes) throw new NotAnImage();
    return { bytes, contentType: 'image/webp', extension: 'webp' };
  }
}
