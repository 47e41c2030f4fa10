import {
  FILE_SENTENCES,
  MAX_ACCOUNT_FILE_BYTES,
  parseAccountFile,
  type AccountView,
} from '@manette/contracts/catalog';
import { ValidationFailed } from '@manette/platform';
import { CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { AddAccount } from '../add-account/add-account.command.js';
import { readTextFile } from '../text-files/read-text-file.js';
import { UploadAccount } from './upload-account.command.js';

@CommandHandler(UploadAccount)
export class UploadAccountHandler implements ICommandHandler<UploadAccount> {
  constructor(private readonly commands: CommandBus) {}

  /** @throws ValidationFailed with every fault by its line; what AddAccount throws */
  async execute({ prixFile, images }: UploadAccount): Promise<AccountView> {
    const max = { bytes: MAX_ACCOUNT_FILE_BYTES, sentence: FILE_SENTENCES.accountFileSize };
    const { fields, faults } = parseAccountFile(await readTextFile(prixFile, max));
    if (fields === null) throw new ValidationFailed(faults);
    return this.commands.execute(new AddAccount(fields, images));
  }
}
