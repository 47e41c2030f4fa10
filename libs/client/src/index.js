import createClient from './openapi-fetch.js';

/**
 * Creates a client of Manette's API. Every call returns `{data, error, response}`.
 * @param {{baseUrl: string, token?: string, fetch?: typeof fetch}} options the shop's origin, and a session's token or an API
 * key; calls without a session need no token
 */
export function createManetteClient({ baseUrl, token, ...options }) {
  const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
  return createClient({ ...options, baseUrl, headers });
}
