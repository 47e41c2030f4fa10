import type { GiftCardView } from '@manette/contracts/catalog';
import { Clock, UnitOfWork, newId } from '@manette/platform';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { GiftCard } from '../../domain/gift-card.js';
import { GiftCardRepository } from '../../domain/gift-card.repository.js';
import { ListingNews } from '../announce-listing/listing-news.js';
import { StagePictures } from '../stage-pictures/stage-pictures.js';
import { AddGiftCard } from './add-gift-card.command.js';

@CommandHandler(AddGiftCard)
export class AddGiftCardHandler implements ICommandHandler<AddGiftCard> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly cards: GiftCardRepository,
    private readonly pictures: StagePictures,
    private readonly news: ListingNews,
    private readonly clock: Clock,
  ) {}

  /** @throws TooManyImages, ImageRefused, ImageTypeRefused */
  execute({ fields, images }: AddGiftCard): Promise<GiftCardView> {
    return this.pictures.during(images, (uploaded) =>
      this.unitOfWork.run(async () => {
        const ids = uploaded.map((picture) => picture.id);
        const card = new GiftCard(newId(), fields, ids, this.clock.now());
        await this.pictures.register(uploaded);
        await this.cards.add(card);
        return this.news.giftCardCreated(card.id);
      }),
    );
  }
}
