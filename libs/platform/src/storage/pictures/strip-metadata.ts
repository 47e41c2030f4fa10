import { Injectable } from '@nestjs/common';
import { taskFile } from './picture-task.js';
import { PictureWork } from './picture-work.js';
import type { StrippedFile } from './plain.task.js';

const PLAIN = taskFile<typeof import('./plain.task.js')>('./plain.task', import.meta.url);

/** Copies a received picture without the metadata that its camera and programs wrote into it. */
@Injectable()
export class StripMetadata {
  constructor(private readonly work: PictureWork) {}

  /**
   * Writes the picture at `path` to `to`; for a file that is not a picture it only detects the type.
   * @throws PictureWorkUnavailable
   */
  run(path: string, to: string): Promise<StrippedFile> {
    return this.work.ask(PLAIN, { path, to });
  }
}
