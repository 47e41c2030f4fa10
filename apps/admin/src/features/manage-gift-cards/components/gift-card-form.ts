import type * as z from 'zod/mini';
import { giftCardFields, type GiftCardView } from '@manette/contracts/catalog';

/** The rules of a gift card [CAT-123..127]. */
export const giftCardForm = giftCardFields;
export type GiftCardFormValues = z.input<typeof giftCardForm>;
export type GiftCardFormResult = z.output<typeof giftCardForm>;

/** The names of the fields, as in the server's field errors. */
export const GIFT_CARD_FIELDS = [
  'name',
  'platform',
  'region',
  'value.amount',
  'value.currency',
  'price.amount',
  'price.currency',
  'description',
  'redemptionInstructions',
  'available',
] as const;

/** The values of an empty form [CAT-148]. */
const EMPTY: GiftCardFormValues = {
  name: '',
  platform: 'PlayStation',
  region: '',
  value: { amount: '', currency: 'DZD' },
  price: { amount: '', currency: 'DZD' },
  description: '',
  redemptionInstructions: '',
  available: 1,
};

/** Returns the initial values: those of the card, or the defaults of a new one. */
export function giftCardFormValues(card: GiftCardView | undefined): GiftCardFormValues {
  if (!card) return EMPTY;
  const { name, platform, region, value, price, description, redemptionInstructions, available } = card;
  return {
    name,
    platform,
    region,
    value,
    price,
    description: description ?? '',
    redemptionInstructions,
    available,
  };
}
