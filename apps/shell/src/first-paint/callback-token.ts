/**
 * A sign-in that comes back brings its token in the address, where histories and other eyes would find it: it leaves before
 * anything is asked for, and waits for the page that judges it (libs/web/session/src/callback-token.ts).
 */
export function takeCallbackToken(): void {
  const query = new URLSearchParams(location.search);
  const given = query.get('token');
  if (location.pathname !== '/auth/callback' || given === null) return;
  if (!query.has('error')) window.callbackToken = given;
  query.delete('token');
  history.replaceState(null, '', `${location.pathname}?${query}`.replace(/\?$/, ''));
}
