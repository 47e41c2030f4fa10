/** The cache tags. A list and its entries share a type; an entry is tagged by its id. */
export const TAGS = [
  'Config',
  'Me',
  'Account',
  'NewAccountsCount',
  'GiftCard',
  'NewGiftCardsCount',
  'Ticket',
  'TicketMessage',
  'UnreadSupportCount',
  'PublicMessage',
  'User',
  'OnlineUsers',
  'Stats',
  'Payment',
  'PaymentMethod',
  'Vault',
  'Delivery',
  'Guide',
  'Ledger',
  'Rental',
  'Rating',
  'ShopSettings',
  'ApiKey',
  'Webhook',
] as const;
export type Tag = (typeof TAGS)[number];

/** Returns the tag of every list of a kind of entry. */
export const listTag = <Type extends Tag>(type: Type) => ({ type, id: 'LIST' }) as const;

/** Returns the tag of one entry of a kind, or of a part of it that is cached separately (`TIMELINE {id}`). */
export const idTag = <Type extends Tag>(type: Type, id: string) => ({ type, id }) as const;

/** `providesTags` of a query of one entry; a failed query is not repeated when the entry changes. */
export const providesEntry =
  <Type extends Tag>(type: Type) =>
  (entry: { _id: string } | undefined) =>
    entry ? [idTag(type, entry._id)] : [];

/** `providesTags` of a query by id, which is repeated when the entry changes, also after a failure. */
export const providesId =
  <Type extends Tag>(type: Type) =>
  (_answer: unknown, _error: unknown, id: string) => [idTag(type, id)];
