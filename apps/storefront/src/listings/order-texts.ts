/** The literal messages of the two kinds of order (specification, sections 6 to 8). */
export const ORDER_TEXTS = {
  account: {
    opened: 'Order request created! Redirecting to chat...',
    failed: 'Failed to create order request',
    admin: 'Admins cannot place orders. Only clients can order accounts.',
  },
  giftCard: {
    opened: 'Gift card order request created! Redirecting to chat...',
    failed: 'Failed to create gift card order request',
    admin: 'Admins cannot place orders. Only clients can order gift cards.',
  },
} as const;

/** The message for a client who has left the listing's page meanwhile and is not redirected. */
export const OPENED_ELSEWHERE = 'Support ticket created successfully!';

export const VERIFY_FIRST =
  'Please verify your email address before placing an order. Check your inbox for the verification email.';
