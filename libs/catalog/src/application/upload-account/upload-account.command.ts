import type { AccountView } from '@manette/contracts/catalog';
import { Command } from '@nestjs/cqrs';
import type { ImageSource } from '../stage-pictures/image-source.js';

/** Puts the account that a prix.txt describes on the shelf, or nothing when anything in it is wrong [API-023]. */
export class UploadAccount extends Command<AccountView> {
  constructor(
    /** Path of the received text file. */
    readonly prixFile: string,
    readonly images: readonly ImageSource[],
  ) {
    super();
  }
}
