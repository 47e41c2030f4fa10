import type { Conversation } from './conversation.js';

type Order = Pick<Conversation, 'item' | 'subject' | 'orderType'>;

/** Returns the subject that 'Request Account' fills in on an account's page. */
export const accountOrder = (codeName: string): Order => ({
  item: { kind: 'account', codeName },
  subject: `Order Request: ${codeName}`,
  orderType: 'rent',
});

/** Returns the subject that 'Purchase' fills in on a gift card's page. */
export const giftCardOrder = (name: string): Order => ({
  item: { kind: 'giftcard', name },
  subject: `Gift Card Order: ${name}`,
  orderType: 'giftcard',
});
