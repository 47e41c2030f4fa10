import type { FileFault } from '@manette/contracts/catalog';
import { Command } from '@nestjs/cqrs';
import type { ImageSource } from '../stage-pictures/image-source.js';

export interface UploadedAccounts {
  created: number;
  errors: FileFault[];
}

/** Puts the accounts of a CSV file on the shelf, all with the same pictures; bad lines are reported, not created. */
export class UploadAccounts extends Command<UploadedAccounts> {
  constructor(
    /** Path of the received text file. */
    readonly file: string,
    readonly images: readonly ImageSource[],
  ) {
    super();
  }
}
