import { JobHandler, JobProcessor } from '@manette/platform';
import {
  PICTURE_QUEUE,
  type PreparePictureJob,
} from '../../application/prepare-picture/prepare-picture.job.js';
import { PreparePicture } from '../../application/prepare-picture/prepare-picture.js';

/** Encodes one picture at a time: encoding uses a whole core, and the process also answers requests. */
@JobProcessor(PICTURE_QUEUE, { concurrency: 1 })
export class PicturesProcessor extends JobHandler {
  constructor(private readonly prepare: PreparePicture) {
    super();
  }

  override async process(_name: string, data: unknown): Promise<void> {
    await this.prepare.run(data as PreparePictureJob);
  }
}
