import { ImportAccount, ImportGiftCard } from '@manette/contracts/catalog';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { ImportListing } from './import-listing.js';

@CommandHandler(ImportAccount)
export class ImportAccountHandler implements ICommandHandler<ImportAccount, string> {
  constructor(private readonly importListing: ImportListing) {}

  execute(command: ImportAccount): Promise<string> {
    return this.importListing.run('account', command.fields.codeName, command);
  }
}

@CommandHandler(ImportGiftCard)
export class ImportGiftCardHandler implements ICommandHandler<ImportGiftCard, string> {
  constructor(private readonly importListing: ImportListing) {}

  execute(command: ImportGiftCard): Promise<string> {
    return this.importListing.run('giftCard', command.fields.name, command);
  }
}
