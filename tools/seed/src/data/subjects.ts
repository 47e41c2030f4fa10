import type { Conversation } from './conversation.js';

type Order = Pick<Conversation, 'item' | 'subject' | 'orderType'>;

/** What 'Request Account' on a listing's page fills in. */
export const accountOrder = (codeName: string): Order => ({
  item: { kind: 'account', codeName },
  subject: `Order Request: ${codeName}`,
  orderType: 'rent',
});

/** What 'Purchase' on a card's page fills in. */
export const giftCardOrder = (name: string): Order => ({
  item: { kind: 'giftcard', name },
  subject: `Gift Card Order: ${name}`,
  orderType: 'giftcard',
});
