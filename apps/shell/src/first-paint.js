// Runs before the page is painted, as a file of its own because the security policy allows no inline script.
// A sign-in that comes back brings its token in the address, where histories and other eyes would find it: it leaves before
// anything is asked for, and waits for the page that judges it (libs/web/session/src/callback-token.ts).
const query = new URLSearchParams(location.search);
if (location.pathname === '/auth/callback' && query.has('token')) {
  if (!query.has('error')) window.callbackToken = query.get('token');
  query.delete('token');
  history.replaceState(null, '', `${location.pathname}?${query}`.replace(/\?$/, ''));
}

// Language, direction and theme are those of the last visit.
const language = localStorage.getItem('language') === 'ar' ? 'ar' : 'en';
const theme = localStorage.getItem('theme');
const root = document.documentElement;
root.lang = language;
root.dir = language === 'ar' ? 'rtl' : 'ltr';
const description = document.querySelector('meta[name=description]');
description.content = description.dataset[language];
if (theme === 'dark' || theme === 'light') root.dataset.theme = theme;

// What this reader needs besides the shell's own files is on its way while those still load.
const load = (rel, href, rest) =>
  document.head.append(Object.assign(document.createElement('link'), { rel, href, ...rest }));
const { fontArabic, fontLatin, wordsArabic } = document.currentScript.dataset;
const font = language === 'ar' ? fontArabic : fontLatin;
if (font) load('preload', font, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' });
if (wordsArabic && language === 'ar') load('preload', wordsArabic, { as: 'script' });

// The shell's first questions as well; libs/web/api takes the answers over, and hears of their failure (preloaded-responses.ts).
const ANSWER_WITHIN_MS = 20_000;
const token = localStorage.getItem('token');
const byPath = new Map();
window.preloadedResponses = { token, byPath };
const ask = (path, headers) => {
  const answer = fetch(path, { headers, signal: AbortSignal.timeout(ANSWER_WITHIN_MS) });
  byPath.set(path, answer);
  answer.catch(() => undefined);
  return answer.then((given) => given.clone().json());
};

/** The files that a remote's routes begin with, as its manifest names them. */
const loadRoutes = (manifest, { metaData, exposes }) => {
  const { js, css } = exposes.find(({ name }) => name === 'routes').assets;
  const preload = (as) => (file) => load('preload', new URL(file, manifest).href, { as });
  [metaData.remoteEntry.name, ...js.sync].forEach(preload('script'));
  css.sync.forEach(preload('style'));
};

const askForRemote = async () => {
  const { remotes } = await ask('/api/config');
  // Once the answer is taken, the shell is there and asks for itself.
  if (!token || !byPath.has('/api/config')) return;
  const { entry } = /^\/admin(\/|$)/.test(location.pathname) ? remotes.admin : remotes.storefront;
  const manifest = new URL(entry, location.origin);
  if (manifest.origin === location.origin) loadRoutes(manifest, await ask(manifest.pathname));
};
askForRemote().catch(() => undefined);
if (token && localStorage.getItem('user') && !window.callbackToken)
  ask('/api/auth/me', { authorization: `Bearer ${token}` }).catch(() => undefined);
