import type { AccountView } from '@manette/contracts/catalog';
import { Clock, UnitOfWork, newId } from '@manette/platform';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Account } from '../../domain/account.js';
import { AccountRepository } from '../../domain/account.repository.js';
import { ListingNews } from '../announce-listing/listing-news.js';
import { StagePictures } from '../stage-pictures/stage-pictures.js';
import { AddAccount } from './add-account.command.js';

@CommandHandler(AddAccount)
export class AddAccountHandler implements ICommandHandler<AddAccount> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly accounts: AccountRepository,
    private readonly pictures: StagePictures,
    private readonly news: ListingNews,
    private readonly clock: Clock,
  ) {}

  /** @throws TooManyImages, ImageRefused, ImageTypeRefused */
  execute({ fields, images }: AddAccount): Promise<AccountView> {
    return this.pictures.during(images, (uploaded) =>
      this.unitOfWork.run(async () => {
        const ids = uploaded.map((picture) => picture.id);
        const account = new Account(newId(), fields, ids, this.clock.now());
        await this.pictures.register(uploaded);
        await this.accounts.add(account);
        return this.news.accountCreated(account.id);
      }),
    );
  }
}
