import type { GiftCardView } from '@manette/contracts/catalog';
import { Clock, UnitOfWork } from '@manette/platform';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { GiftCardRepository } from '../../domain/gift-card.repository.js';
import { ListingNotFound } from '../../domain/catalog.errors.js';
import { keptImages } from '../../domain/kept-images.js';
import { ListingNews } from '../announce-listing/listing-news.js';
import { StagePictures } from '../stage-pictures/stage-pictures.js';
import { ChangeGiftCard } from './change-gift-card.command.js';

@CommandHandler(ChangeGiftCard)
export class ChangeGiftCardHandler implements ICommandHandler<ChangeGiftCard> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly cards: GiftCardRepository,
    private readonly pictures: StagePictures,
    private readonly news: ListingNews,
    private readonly clock: Clock,
  ) {}

  /** @throws ListingNotFound, TooManyImages, ImageRefused, ImageTypeRefused */
  execute({ id, changes, images }: ChangeGiftCard): Promise<GiftCardView> {
    return this.pictures.during(images, (uploaded) =>
      this.unitOfWork.run(async () => {
        const card = await this.cards.takeForChange(id);
        if (!card) throw new ListingNotFound('giftCard');
        const added = uploaded.map((picture) => picture.id);
        card.change(changes, { kept: keptImages(changes.keepImages), added }, this.clock.now());
        await this.pictures.register(uploaded);
        await this.cards.save(card);
        return this.news.giftCardChanged(id);
      }),
    );
  }
}
