/** What an API key may be allowed to do, in the order in which people choose [POC-085]. */
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
