/** The scopes of API keys, in the order of the form [POC-085]. */
export const API_KEY_SCOPES = [
  'accounts:read',
  'accounts:write',
  'giftcards:read',
  'giftcards:write',
  'tickets:read',
  'tickets:write',
  'users:read',
  'stats:read',
] as const;
export type ApiKeyScope = (typeof API_KEY_SCOPES)[number];
