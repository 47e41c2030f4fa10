/**
 * The path prefixes of each context on the public origin. With `CONTEXT_UPSTREAMS`, nginx forwards their requests to the
 * processes of the context. A test compares the list with the routes of the API.
 */
export const CONTEXT_PATHS = {
  identity: ['/api/auth', '/api/users', '/auth/google'],
  catalog: ['/api/accounts', '/api/giftcards', '/api/saved-searches', '/api/stock-alerts'],
  orders: [
    '/api/messages/support',
    '/api/settings',
    '/api/ratings',
    '/api/evidence',
    '/.well-known/manette-evidence.pem',
  ],
  payments: ['/api/payments'],
  fulfilment: ['/api/vault', '/api/deliveries', '/api/guides'],
  rentals: ['/api/rentals'],
  chat: ['/api/messages/public', '/api/gifs'],
  stats: ['/api/stats'],
  audit: ['/api/audit'],
  notifications: ['/api/notifications'],
  webhooks: ['/api/api-keys', '/api/webhooks'],
} as const satisfies Record<string, readonly string[]>;

/** A context that has paths of its own. */
export type Context = keyof typeof CONTEXT_PATHS;
