/**
 * The routes that take multipart forms, as regular expressions of nginx. Their bodies may be large, and the API judges them;
 * a test compares the list with the API's own description.
 */
export const UPLOAD_PATHS = [
  '/api/accounts(?:/[^/]+)?',
  '/api/giftcards(?:/[^/]+)?',
  '/api/users/profile(?:/[^/]+)?',
  '/api/messages/public',
  '/api/messages/support/[^/]+(?:/[^/]+)?',
] as const;
