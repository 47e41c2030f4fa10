import {
  CATALOG_MESSAGES,
  giftCardAnswer,
  giftCardChanges,
  giftCardFields,
  giftCardListQuery,
  giftCardsAnswer,
  newGiftCardsCountAnswer,
} from '@manette/contracts/catalog';
import { Controller } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { listingsController, type ListingRoutes } from './listings.controller.js';

/** The routes of gift cards. */
export const giftCardRoutes: ListingRoutes<'giftCard'> = {
  kind: 'giftCard',
  path: 'giftcards',
  scopes: { read: 'giftcards:read', write: 'giftcards:write' },
  schemas: { query: giftCardListQuery, fields: giftCardFields, changes: giftCardChanges },
  answers: { one: giftCardAnswer, list: giftCardsAnswer, newCount: newGiftCardsCountAnswer },
  names: { one: 'giftCard', list: 'giftCards', newCount: 'newGiftCardsCount' },
  formLists: { add: [], change: ['keepImages'] },
  sentences: {
    notFound: CATALOG_MESSAGES.giftCardNotFound,
    deleted: CATALOG_MESSAGES.giftCardDeleted,
    viewed: CATALOG_MESSAGES.giftCardsViewed,
  },
};

@ApiTags('gift cards')
@Controller(giftCardRoutes.path)
export class GiftCardsController extends listingsController(giftCardRoutes) {}
