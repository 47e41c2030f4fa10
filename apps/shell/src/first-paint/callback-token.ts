/**
 * Removes the token of a returning sign-in from the address before any request is sent, because the token would be visible
 * there and stay in the history. Keeps it for the page that checks it (libs/web/session/src/callback-token.ts).
 */
export function takeCallbackToken(): void {
  const query = new URLSearchParams(location.search);
  const given = query.get('token');
  if (location.pathname !== '/auth/callback' || given === null) return;
  if (!query.has('error')) window.callbackToken = given;
  query.delete('token');
  history.replaceState(null, '', `${location.pathname}?${query}`.replace(/\?$/, ''));
}
