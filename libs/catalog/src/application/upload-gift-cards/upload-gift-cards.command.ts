import type { FileFault } from '@manette/contracts/catalog';
import { Command } from '@nestjs/cqrs';
import type { ImageSource } from '../stage-pictures/image-source.js';

export interface UploadedGiftCards {
  created: number;
  errors: FileFault[];
}

/** Puts the cards of a CSV file on the shelf, all with one picture; bad lines are reported, not created [API-031]. */
export class UploadGiftCards extends Command<UploadedGiftCards> {
  constructor(
    /** Path of the received text file. */
    readonly prixFile: string,
    readonly image: ImageSource,
  ) {
    super();
  }
}
