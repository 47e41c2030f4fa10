import { BACKGROUND_PICTURES, JobHandler, JobProcessor } from '@manette/platform';
import {
  PICTURE_QUEUE,
  PREPARE_PICTURE,
  type PreparePictureJob,
} from '../../application/prepare-picture/prepare-picture.job.js';
import { PreparePicture } from '../../application/prepare-picture/prepare-picture.js';

/**
 * Two jobs per encoding process: while one picture is encoded, another is read or stored, so that no encoding process
 * waits for the database.
 */
const AT_ONCE = 2 * BACKGROUND_PICTURES;

/** Encodes pictures in background processes with a lower priority than requests. */
@JobProcessor(PICTURE_QUEUE, { names: [PREPARE_PICTURE], concurrency: AT_ONCE })
export class PicturesProcessor extends JobHandler {
  constructor(private readonly prepare: PreparePicture) {
    super();
  }

  override async process(_name: string, data: unknown): Promise<void> {
    await this.prepare.run(data as PreparePictureJob);
  }
}
