export { attachmentFile, cardFaceFile, coverFile } from './art.js';
export { ACCOUNTS, type AccountListing } from './data/accounts.js';
export type { SampleAttachment } from './data/attachments.js';
export {
  CONVERSATIONS,
  type Closing,
  type Conversation,
  type ConversationItem,
  type ConversationMessage,
} from './data/conversations.js';
export type { Cover } from './data/covers.js';
export { GIFT_CARDS, type GiftCardListing } from './data/gift-cards.js';
export type { Money } from './data/money.js';
export { CLIENTS, NADIA, PEOPLE, type Person } from './data/people.js';
export { PUBLIC_CHAT, type PublicMessage } from './data/public-chat.js';
