import { JobHandler, JobProcessor } from '@manette/platform';
import {
  PICTURE_QUEUE,
  type PreparePictureJob,
} from '../../application/prepare-picture/prepare-picture.job.js';
import { PreparePicture } from '../../application/prepare-picture/prepare-picture.js';

/** One picture at a time: encoding keeps a core busy, and the process answers requests beside it. */
@JobProcessor(PICTURE_QUEUE, { concurrency: 1 })
export class PicturesProcessor extends JobHandler {
  constructor(private readonly prepare: PreparePicture) {
    super();
  }

  override async process(_name: string, data: unknown): Promise<void> {
    await this.prepare.run(data as PreparePictureJob);
  }
}
