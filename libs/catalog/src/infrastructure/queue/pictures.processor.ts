import { BACKGROUND_PICTURES, JobHandler, JobProcessor } from '@manette/platform';
import {
  PICTURE_QUEUE,
  PREPARE_PICTURE,
  type PreparePictureJob,
} from '../../application/prepare-picture/prepare-picture.job.js';
import { PreparePicture } from '../../application/prepare-picture/prepare-picture.js';

/** Encodes as many pictures at a time as there are processes for them, which give way to requests. */
@JobProcessor(PICTURE_QUEUE, { names: [PREPARE_PICTURE], concurrency: BACKGROUND_PICTURES })
export class PicturesProcessor extends JobHandler {
  constructor(private readonly prepare: PreparePicture) {
    super();
  }

  override async process(_name: string, data: unknown): Promise<void> {
    await this.prepare.run(data as PreparePictureJob);
  }
}
