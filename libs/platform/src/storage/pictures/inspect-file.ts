import { Injectable } from '@nestjs/common';
import type { InspectedFile } from './inspect.task.js';
import { taskFile } from './picture-task.js';
import { PictureWork } from './picture-work.js';

export type { InspectedFile } from './inspect.task.js';

const INSPECT = taskFile<typeof import('./inspect.task.js')>('./inspect.task', import.meta.url);

/** Detects a file's type by its bytes and reads the header of an image, in a picture process. */
@Injectable()
export class InspectFile {
  constructor(private readonly work: PictureWork) {}

  /** @param file its path, or its bytes @throws PictureWorkUnavailable */
  run(file: string | Uint8Array): Promise<InspectedFile> {
    return this.work.ask(INSPECT, { file });
  }
}
