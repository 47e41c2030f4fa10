import * as z from 'zod/mini';

/** What the table of accounts may be sorted by; prices of one currency stand together. */
export const ACCOUNT_SORTS = [
  'createdAt',
  'codeName',
  'price',
  'console',
  'service',
  'duration',
  'available',
] as const;
/** What the table of gift cards may be sorted by. */
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

/** `sort=price`, or `sort=-price` for falling order; the newest first unless said otherwise. */
export const sortedBy = <Name extends string>(names: readonly Name[]) =>
  z._default(z.enum(bothWays(names), 'sort is unknown'), '-createdAt' as never);
