import {
  FILE_SENTENCES,
  MAX_CARD_FILE_BYTES,
  parseGiftCardFile,
  type GiftCardFields,
} from '@manette/contracts/catalog';
import { Clock, UnitOfWork, newId } from '@manette/platform';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { TextFileTooLarge } from '../../domain/catalog.errors.js';
import { GiftCard } from '../../domain/gift-card.js';
import { GiftCardRepository } from '../../domain/gift-card.repository.js';
import { ListingNews } from '../announce-listing/listing-news.js';
import { PNG_OR_JPEG } from '../stage-pictures/image-kinds.js';
import { StagePictures } from '../stage-pictures/stage-pictures.js';
import type { UploadedPicture } from '../../domain/picture.js';
import { readTextFile } from '../text-files/read-text-file.js';
import { UploadGiftCards, type UploadedGiftCards } from './upload-gift-cards.command.js';

@CommandHandler(UploadGiftCards)
export class UploadGiftCardsHandler implements ICommandHandler<UploadGiftCards> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly cards: GiftCardRepository,
    private readonly pictures: StagePictures,
    private readonly news: ListingNews,
    private readonly clock: Clock,
  ) {}

  /** @throws TextFileTooLarge, TextFileRefused, ImageTypeRefused, ImageRefused */
  async execute({ prixFile, image }: UploadGiftCards): Promise<UploadedGiftCards> {
    const max = { bytes: MAX_CARD_FILE_BYTES, sentence: FILE_SENTENCES.cardFileSize };
    const { cards, faults, tooLong } = parseGiftCardFile(await readTextFile(prixFile, max));
    if (tooLong) throw new TextFileTooLarge(FILE_SENTENCES.cardLines);
    if (cards.length > 0)
      await this.pictures.during([image], (uploaded) => this.create(cards, uploaded), PNG_OR_JPEG);
    return { created: cards.length, errors: faults };
  }

  private create(
    cards: readonly { fields: GiftCardFields }[],
    uploaded: readonly UploadedPicture[],
  ): Promise<void> {
    const images = uploaded.map(({ id }) => id);
    return this.unitOfWork.run(async () => {
      const now = this.clock.now();
      const created = cards.map(({ fields }) => new GiftCard(newId(), fields, images, now));
      await this.pictures.register(uploaded);
      await this.cards.add(...created);
      this.news.giftCardsCreated(created.map(({ id }) => id));
    });
  }
}
