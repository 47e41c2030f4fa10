import type { AccountView } from '@manette/contracts/catalog';
import { Clock, UnitOfWork } from '@manette/platform';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { AccountRepository } from '../../domain/account.repository.js';
import { ListingNotFound } from '../../domain/catalog.errors.js';
import { keptImages } from '../../domain/kept-images.js';
import { ListingNews } from '../announce-listing/listing-news.js';
import { StagePictures } from '../stage-pictures/stage-pictures.js';
import { ChangeAccount } from './change-account.command.js';

@CommandHandler(ChangeAccount)
export class ChangeAccountHandler implements ICommandHandler<ChangeAccount> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly accounts: AccountRepository,
    private readonly pictures: StagePictures,
    private readonly news: ListingNews,
    private readonly clock: Clock,
  ) {}

  /** @throws ListingNotFound, TooManyImages, ImageRefused, ImageTypeRefused */
  execute({ id, changes, images }: ChangeAccount): Promise<AccountView> {
    return this.pictures.during(images, (uploaded) =>
      this.unitOfWork.run(async () => {
        const account = await this.accounts.takeForChange(id);
        if (!account) throw new ListingNotFound('account');
        const added = uploaded.map((picture) => picture.id);
        account.change(changes, { kept: keptImages(changes.keepImages), added }, this.clock.now());
        await this.pictures.register(uploaded);
        await this.accounts.save(account);
        return this.news.accountChanged(id);
      }),
    );
  }
}
