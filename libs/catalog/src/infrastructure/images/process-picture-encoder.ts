import { PictureWork, taskFile } from '@manette/platform';
import { Injectable } from '@nestjs/common';
import { PictureEncoder, type EncodedPart } from '../../application/prepare-picture/picture-encoder.js';
import { ImageRefused } from '../../domain/catalog.errors.js';

const ENCODE = taskFile<typeof import('./encode.task.js')>('./encode.task', import.meta.url);

/** Encodes in a separate process. */
@Injectable()
export class ProcessPictureEncoder extends PictureEncoder {
  constructor(private readonly work: PictureWork) {
    super();
  }

  override async *encode(original: Uint8Array, widths: readonly number[]): AsyncGenerator<EncodedPart> {
    for await (const part of this.work.runInBackground(ENCODE, { original, widths })) {
      if (!part) throw new ImageRefused('unreadable');
      yield part;
    }
  }
}
