const ID = '[0-9a-f-]{36}';

/**
 * The routes that accept multipart forms, as regular expressions of nginx. Their bodies may be large; the API enforces the
 * limits. A test compares the list with the API's own description.
 */
export const UPLOAD_PATHS = [
  `/api/accounts(?:/(?:upload|bulk-upload|${ID}))?`,
  `/api/giftcards(?:/(?:bulk-upload|${ID}))?`,
  `/api/payments/tickets/${ID}/proofs`,
  `/api/vault/giftcards/${ID}/import`,
  '/api/users/profile/picture',
  '/api/messages/(?:public|support)',
] as const;
