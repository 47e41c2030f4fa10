import {
  FILE_SENTENCES,
  MAX_CARD_FILE_BYTES,
  parseAccountListFile,
  type AccountFields,
} from '@manette/contracts/catalog';
import { Clock, UnitOfWork, newId } from '@manette/platform';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Account } from '../../domain/account.js';
import { AccountRepository } from '../../domain/account.repository.js';
import { TextFileTooLarge } from '../../domain/catalog.errors.js';
import { ListingNews } from '../announce-listing/listing-news.js';
import { StagePictures } from '../stage-pictures/stage-pictures.js';
import type { UploadedPicture } from '../../domain/picture.js';
import { readTextFile } from '../text-files/read-text-file.js';
import { UploadAccounts, type UploadedAccounts } from './upload-accounts.command.js';

@CommandHandler(UploadAccounts)
export class UploadAccountsHandler implements ICommandHandler<UploadAccounts> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly accounts: AccountRepository,
    private readonly pictures: StagePictures,
    private readonly news: ListingNews,
    private readonly clock: Clock,
  ) {}

  /** @throws TextFileTooLarge, TextFileRefused, TooManyImages, ImageTypeRefused, ImageRefused */
  async execute({ file, images }: UploadAccounts): Promise<UploadedAccounts> {
    const max = { bytes: MAX_CARD_FILE_BYTES, sentence: FILE_SENTENCES.cardFileSize };
    const { rows, faults, tooLong } = parseAccountListFile(await readTextFile(file, max));
    if (tooLong) throw new TextFileTooLarge(FILE_SENTENCES.cardLines);
    if (rows.length > 0) await this.pictures.during(images, (uploaded) => this.create(rows, uploaded));
    return { created: rows.length, errors: faults };
  }

  private create(
    rows: readonly { fields: AccountFields }[],
    uploaded: readonly UploadedPicture[],
  ): Promise<void> {
    const images = uploaded.map(({ id }) => id);
    return this.unitOfWork.run(async () => {
      const now = this.clock.now();
      const created = rows.map(({ fields }) => new Account(newId(), fields, images, now));
      await this.pictures.register(uploaded);
      await this.accounts.add(...created);
      this.news.accountsCreated(created.map(({ id }) => id));
    });
  }
}
