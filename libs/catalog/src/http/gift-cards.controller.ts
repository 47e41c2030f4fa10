import {
  CATALOG_SENTENCES,
  giftCardAnswer,
  giftCardsAnswer,
  messageAnswer,
  newGiftCardsCountAnswer,
  giftCardChanges,
  giftCardFields,
  giftCardListQuery,
  type GiftCardChanges,
  type GiftCardFields,
  type GiftCardListQuery,
} from '@manette/contracts/catalog';
import {
  AdminOnly,
  Answers,
  CurrentUser,
  parseId,
  ReceivesFiles,
  Revalidated,
  type Principal,
} from '@manette/platform';
import {
  Body,
  Controller,
  Delete,
  Get,
  HttpCode,
  Param,
  Post,
  Put,
  Query,
  UploadedFiles,
} from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiBearerAuth, ApiConsumes, ApiTags } from '@nestjs/swagger';
import { AddGiftCard } from '../application/add-gift-card/add-gift-card.command.js';
import { ChangeGiftCard } from '../application/change-gift-card/change-gift-card.command.js';
import { CountNewListings } from '../application/count-new/count-new-listings.js';
import { DeleteGiftCard } from '../application/delete-gift-card/delete-gift-card.command.js';
import { ListGiftCards } from '../application/list-gift-cards/list-gift-cards.js';
import { MarkViewed } from '../application/mark-viewed/mark-viewed.js';
import { ReadGiftCard } from '../application/read-gift-card/read-gift-card.js';
import { formLists } from './form-lists.interceptor.js';
import { ReceiveImages, pathsOf, type ListingImages } from './listing-images.js';

const giftCardId = (id: string): string => parseId(id, CATALOG_SENTENCES.giftCardNotFound);

@ApiTags('gift cards')
@ApiBearerAuth()
@Controller('giftcards')
export class GiftCardsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly cards: ListGiftCards,
    private readonly card: ReadGiftCard,
    private readonly countNew: CountNewListings,
    private readonly markViewed: MarkViewed,
  ) {}

  @Get()
  @Revalidated()
  @Answers(giftCardsAnswer)
  async list(@Query({ schema: giftCardListQuery }) query: GiftCardListQuery) {
    const { items, nextCursor, total } = await this.cards.run(query);
    return { giftCards: items, nextCursor, total };
  }

  @Get('new-count')
  @Answers(newGiftCardsCountAnswer)
  async newCount(@CurrentUser() { userId }: Principal) {
    return { newGiftCardsCount: await this.countNew.run('giftCard', userId) };
  }

  @Post('mark-viewed')
  @HttpCode(200)
  @Answers(messageAnswer)
  async viewed(@CurrentUser() { userId }: Principal) {
    await this.markViewed.run('giftCard', userId);
    return { message: CATALOG_SENTENCES.giftCardsViewed };
  }

  @Get(':id')
  @Revalidated()
  @Answers(giftCardAnswer)
  async read(@Param('id') id: string) {
    return { giftCard: await this.card.run(giftCardId(id)) };
  }

  @Post()
  @AdminOnly()
  @Answers(giftCardAnswer, 201)
  @ApiConsumes('multipart/form-data', 'application/json')
  @ReceivesFiles(ReceiveImages)
  async add(@Body({ schema: giftCardFields }) fields: GiftCardFields, @UploadedFiles() files: ListingImages) {
    return { giftCard: await this.commands.execute(new AddGiftCard(fields, pathsOf(files))) };
  }

  @Put(':id')
  @AdminOnly()
  @Answers(giftCardAnswer)
  @ApiConsumes('multipart/form-data', 'application/json')
  @ReceivesFiles(ReceiveImages, formLists('keepImages'))
  async change(
    @Param('id') id: string,
    @Body({ schema: giftCardChanges }) changes: GiftCardChanges,
    @UploadedFiles() files: ListingImages,
  ) {
    const command = new ChangeGiftCard(giftCardId(id), changes, pathsOf(files));
    return { giftCard: await this.commands.execute(command) };
  }

  @Delete(':id')
  @AdminOnly()
  @Answers(messageAnswer)
  async delete(@Param('id') id: string) {
    await this.commands.execute(new DeleteGiftCard(giftCardId(id)));
    return { message: CATALOG_SENTENCES.giftCardDeleted };
  }
}
