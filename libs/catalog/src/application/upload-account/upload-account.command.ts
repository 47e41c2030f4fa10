import {
  FILE_MESSAGES,
  MAX_ACCOUNT_FILE_BYTES,
  parseAccountFile,
  type AccountView,
} from '@manette/contracts/catalog';
import { ValidationFailed } from '@manette/platform';
import { Command, CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { AddListing } from '../add-listing/add-listing.command.js';
import { readTextFile } from '../text-files/read-text-file.js';
import type { ImageSource } from '../upload-pictures/image-source.js';

/** Adds the account that a prix.txt describes, or adds nothing if any line is invalid [API-023]. */
export class UploadAccount extends Command<AccountView> {
  constructor(
    /** Path of the received text file. */
    readonly prixFile: string,
    readonly images: readonly ImageSource[],
  ) {
    super();
  }
}

@CommandHandler(UploadAccount)
export class UploadAccountHandler implements ICommandHandler<UploadAccount> {
  constructor(private readonly commands: CommandBus) {}

  /**
   * @throws TextFileTooLarge, TextFileRefused, ValidationFailed with every fault and its line number, and what
   * AddListing throws
   */
  async execute({ prixFile, images }: UploadAccount): Promise<AccountView> {
    const max = { bytes: MAX_ACCOUNT_FILE_BYTES, sentence: FILE_MESSAGES.accountFileSize };
    const { fields, faults } = parseAccountFile(await readTextFile(prixFile, max));
    if (fields === null) throw new ValidationFailed(faults);
    return this.commands.execute(new AddListing('account', fields, images));
  }
}
