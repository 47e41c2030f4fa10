/** The catalogue's messages after success and refusal; the literals are the specification's. */
export const CATALOG_MESSAGES = {
  accountDeleted: 'Account deleted successfully!',
  giftCardDeleted: 'Gift card deleted successfully!',
  accountOutOfStock: 'This account is out of stock',
  giftCardOutOfStock: 'This gift card is out of stock',
  ledgerIsOn: 'Switch the rental ledger off first',
  accountNotFound: 'Account not found',
  giftCardNotFound: 'Gift card not found',
  accountsViewed: 'Accounts marked as viewed',
  giftCardsViewed: 'Gift cards marked as viewed',
} as const;
