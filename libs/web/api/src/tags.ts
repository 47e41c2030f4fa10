/** Everything that is cached, by name. Lists and their entries share a tag; an entry carries its id. */
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
] as const;
export type Tag = (typeof TAGS)[number];
