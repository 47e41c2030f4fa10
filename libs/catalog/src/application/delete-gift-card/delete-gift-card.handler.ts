import { Clock, UnitOfWork } from '@manette/platform';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { GiftCardRepository } from '../../domain/gift-card.repository.js';
import { ListingNotFound } from '../../domain/catalog.errors.js';
import { ListingNews } from '../announce-listing/listing-news.js';
import { DeleteGiftCard } from './delete-gift-card.command.js';

@CommandHandler(DeleteGiftCard)
export class DeleteGiftCardHandler implements ICommandHandler<DeleteGiftCard> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly cards: GiftCardRepository,
    private readonly news: ListingNews,
    private readonly clock: Clock,
  ) {}

  /** @throws ListingNotFound */
  execute({ id }: DeleteGiftCard): Promise<void> {
    return this.unitOfWork.run(async () => {
      const card = await this.cards.takeForChange(id);
      if (!card) throw new ListingNotFound('giftCard');
      card.withdraw(this.clock.now());
      await this.cards.save(card);
      this.news.deleted({ kind: 'giftCard', id });
    });
  }
}
