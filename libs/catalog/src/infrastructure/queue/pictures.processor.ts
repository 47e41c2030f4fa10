import { BACKGROUND_PICTURES, JobHandler, JobProcessor } from '@manette/platform';
import {
  PICTURE_QUEUE,
  PREPARE_PICTURE,
  type PreparePictureJob,
} from '../../application/prepare-picture/prepare-picture.job.js';
import { PreparePicture } from '../../application/prepare-picture/prepare-picture.js';

/** While each process encodes a picture, another one is read or recorded, so that none of them waits for the database. */
const AT_ONCE = 2 * BACKGROUND_PICTURES;

/** Encodes pictures in processes that give way to requests. */
@JobProcessor(PICTURE_QUEUE, { names: [PREPARE_PICTURE], concurrency: AT_ONCE })
export class PicturesProcessor extends JobHandler {
  constructor(private readonly prepare: PreparePicture) {
    super();
  }

  override async process(_name: string, data: unknown): Promise<void> {
    await this.prepare.run(data as PreparePictureJob);
  }
}
