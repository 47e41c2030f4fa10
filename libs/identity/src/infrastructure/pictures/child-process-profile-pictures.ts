import { PictureWork, taskFile } from '@manette/platform';
import { Injectable } from '@nestjs/common';
import { ProfilePictures } from '../../application/change-picture/profile-pictures.js';
import { NotAnImage } from '../../domain/picture.errors.js';

const TASK = taskFile<typeof import('./profile-picture.task.js')>('./profile-picture.task', import.meta.url);

/** Encodes profile pictures as WebP in child processes. */
@Injectable()
export class ChildProcessProfilePictures extends ProfilePictures {
  constructor(private readonly work: PictureWork) {
    super();
  }

  async encode(path: string) {
    const { bytes } = await this.work.ask(TASK, { path });
    if (!bytes) throw new NotAnImage();
    return { bytes, contentType: 'image/webp', extension: 'webp' };
  }
}
