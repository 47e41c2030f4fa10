import * as z from 'zod/mini';

/** The sort fields of the table of accounts; prices are grouped by currency. */
export const ACCOUNT_SORTS = [
  'createdAt',
  'codeName',
  'price',
  'console',
  'service',
  'duration',
  'available',
] as const;
/** The sort fields of the table of gift cards. */
export const GIFT_CARD_SORTS = [
  'createdAt',
  'name',
  'platform',
  'region',
  'value',
  'price',
  'available',
] as const;

export type AccountSort = (typeof ACCOUNT_SORTS)[number];
export type GiftCardSort = (typeof GIFT_CARD_SORTS)[number];

const bothWays = <Name extends string>(names: readonly Name[]) =>
  names.flatMap((name): (Name | `-${Name}`)[] => [name, `-${name}`]);

/** `sort=price`, or `sort=-price` for descending order; newest first by default. */
export const sortedBy = <Name extends string>(names: readonly Name[]) =>
  z._default(z.enum(bothWays(names), 'sort is unknown'), '-createdAt' as never);
