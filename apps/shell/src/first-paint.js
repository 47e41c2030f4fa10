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
const isArabic = localStorage.getItem('language') === 'ar';
const language = isArabic ? 'ar' : 'en';
const theme = localStorage.getItem('theme');
const root = document.documentElement;
root.lang = language;
root.dir = isArabic ? 'rtl' : 'ltr';
const description = document.querySelector('meta[name=description]');
description.content = description.dataset[language];
if (theme === 'dark' || theme === 'light') root.dataset.theme = theme;

// Whether data is saved is decided before anything is asked for; styles and scripts see it at the root (libs/web/ui/src/low-data).
const chosen = localStorage.getItem('lowData');
const isLowData = chosen === null ? navigator.connection?.saveData === true : chosen === 'true';
if (isLowData) root.dataset.lowData = '';

// What this reader needs besides the shell's own files is on its way while those still load.
const add = (tag, ...given) => document.head.append(Object.assign(document.createElement(tag), ...given));
const preloadAs = (as, href, ...rest) => add('link', { rel: 'preload', href, as }, ...rest);
const checked = (integrity) => integrity && { integrity, crossOrigin: 'anonymous' };
// What is loaded with a digest is preloaded with it, too: else it would be fetched twice.
const preload = (href, integrity) =>
  preloadAs(href.endsWith('.css') ? 'style' : 'script', href, checked(integrity));
// A released shell has its files below an address of its own.
const { base, fontArabic, fontLatin, wordsArabic, datesArabic, federation, host, pages } =
  document.currentScript.dataset;
const font = isArabic ? fontArabic : fontLatin;

/** Milliseconds for a request and its answer from which on a page is previewed; near a server they are below. */
const FAR_MS = 100;
const { effectiveType, rtt } = navigator.connection ?? {};
const isSlow = /[23]g$/.test(effectiveType);

/** Whether a page's path is the address's; '$' stands for any name. */
const isAt = (path, address) => {
  const [parts, names] = [path.split('/'), address.replace(/^\/|\/$/g, '').split('/')];
  return parts.length === names.length && parts.every((part, at) => part === '$' || part === names[at]);
};
const pageAt = (pages, address) => pages.find(({ path }) => isAt(path, address));
const token = localStorage.getItem('token');
const ofShell = JSON.parse(pages);
/** The page of the shell's own at the address, if it is none of a remote. */
const here =
  Object.keys(ofShell).find((path) => isAt(path, location.pathname)) ?? (token ? undefined : 'login');

// Our own typeface comes behind the scripts, whose line it would share, and most often before the page that they show. On a
// slow connection, and behind a preview, it comes behind the content, unless this browser has it from before. Text that is read
// does not move: what comes later shows with the next page, but for Latin on the shell's own pages, which have few words.
const hasFont = localStorage.getItem('font') === font;
/** Whether it may show after the words. */
const mayComeLate = here && !isArabic;
let isPreviewing = false;
const preloadFont = () =>
  preloadAs('font', font, { type: 'font/woff2', crossOrigin: 'anonymous', fetchPriority: 'low' });
const showFont = () => void (root.dataset.font = '');
// An Arabic page has Latin names and digits.
const fontLoaded = () =>
  document.fonts.load("1em 'Readex Pro Variable', 'Readex Pro Arabic'", isArabic ? 'Mم' : 'M');
let isContentShown = false;
/** A page is read from its heading on, also while its lists still load; its content is announced a moment after it was painted. */
const isRead = () => isContentShown || document.querySelector('#root main h1') !== null;
const keepFont = async () => {
  isContentShown = true;
  if ('lowData' in root.dataset) return;
  const isShown = 'font' in root.dataset;
  if (!isShown) preloadFont();
  await fontLoaded();
  localStorage.setItem('font', font);
  if (isShown) return;
  if (window.navigation) window.navigation.addEventListener('navigate', showFont, { once: true });
  else if (!isArabic) showFont();
};
const showFontBehindScripts = async () => {
  if ((isSlow || isPreviewing) && !hasFont) return;
  if (!isLowData) {
    preloadFont();
    if (!mayComeLate) await fontLoaded().catch(() => undefined);
  }
  if (mayComeLate || !isRead()) showFont();
};
addEventListener('DOMContentLoaded', showFontBehindScripts);
// One that cannot be reached comes with a later page.
if (font) addEventListener('manette:content-shown', () => keepFont().catch(() => undefined), { once: true });

if (wordsArabic && isArabic) preload(wordsArabic);

// The shell's first questions as well; libs/web/api takes the answers over, and hears of their failure (preloaded-responses.ts).
const ANSWER_WITHIN_MS = 20_000;
const TAKEN_WITHIN_MS = 10_000;
const isSignedIn = () =>
  localStorage.getItem('token') && localStorage.getItem('user') && !window.callbackToken;
const byPath = new Map();
/** What pages ask first. */
const asked = new Set();
/** Forgets what has not been taken yet: of what has happened since, a page that takes it later would not hear. */
const forget = () => asked.forEach((question) => byPath.delete(question));
const responses = (window.preloadedResponses = { token, byPath, forget });
const ask = (path, headers, integrity = '') => {
  // What is said in conversations stays out of the browser's own cache, which no logout would empty.
  const cache = path.startsWith('/api/messages/') ? 'no-store' : 'default';
  const signal = AbortSignal.timeout(ANSWER_WITHIN_MS);
  const answer = fetch(path, { headers, integrity, cache, signal });
  byPath.set(path, answer);
  answer.catch(() => undefined);
  return answer;
};
const read = async (answer) => (await answer).clone().json();

/**
 * A list's first page, with the filters in the address, or what the address names last, for '$'. A page that comes later asks
 * for itself: what it missed is not told.
 */
const askForContent = ({ path, params, within = TAKEN_WITHIN_MS }, { pathname, search }) => {
  const given = new URLSearchParams(search);
  const filters = new URLSearchParams(
    params.filter((name) => given.get(name)).map((name) => [name, given.get(name)]),
  );
  const named = path.replace('$', pathname.split('/').filter(Boolean).at(-1));
  const question = `${named}?${filters}`.replace(/\?$/, '');
  if (asked.has(question)) return;
  asked.add(question);
  const now = localStorage.getItem('token');
  // What an earlier token was answered is not for who is signed in now.
  if (now !== responses.token) byPath.clear();
  responses.token = now;
  ask(question, { accept: 'application/json', 'accept-language': root.lang, authorization: `Bearer ${now}` });
  setTimeout(() => byPath.delete(question), within);
};

const reader = () => JSON.parse(localStorage.getItem('user'));
const isAdministrator = () => reader().role === 'admin';
/** Whether the reader may open chat and support, whose pages send nothing otherwise [ORD-015] (libs/web/session/src/permissions.ts). */
const mayChat = () => {
  const { emailVerified, googleId } = reader();
  return isAdministrator() || emailVerified || googleId;
};

/**
 * Writes a page's heading before the page is there (index.html), until the page shows its own or another page is shown: in the same
 * frame, as observers are called before it is painted.
 */
const writeHeading = (words) => {
  const path = location.pathname;
  const isThere = () => document.querySelector('#root main') !== null;
  if (isThere()) return;
  root.style.setProperty('--heading', JSON.stringify(words));
  const watch = new MutationObserver(() => {
    if (location.pathname === path && !isThere()) return;
    watch.disconnect();
    root.style.removeProperty('--heading');
  });
  watch.observe(document, { childList: true, subtree: true });
};

/** What a page asks first. Shells before this one do not know '$' in `asks`, nor questions that not everybody may ask. */
const asksOf = (page) => page.asks ?? page.asksFor ?? page.asksIfVerified;

/** Pages that have asked first: the others' files are not there yet. */
const opened = new Set();
const askFirst = (page, address) => {
  if (!asksOf(page)) return;
  opened.add(page.path);
  if (!page.asksIfVerified || mayChat()) askForContent(asksOf(page), address);
};

/** Begins the page that the document is loaded for: an entry of `pages` says what its heading is and what it asks first. */
const begin = (pages, below) => {
  const page = pageAt(pages, location.pathname.slice(below.length));
  if (!page || !isSignedIn()) return page;
  if (page.heading && (!below || isAdministrator())) writeHeading(page.heading[language]);
  askFirst(page, location);
  return page;
};

/** Key in local storage: what the storefront's pages ask first, by which the next visit asks before it has the manifest. */
const QUESTIONS = 'pageQuestions';

/**
 * Where a page comes for the first time, slowly or from far away, its preview shows the answer while the rest still loads
 * (tools/rspack/page-previews.mjs). The line is busy with the shell until then: the page's own files are asked for behind it.
 */
const isPreviewed =
  (isSlow || rtt >= FAR_MS) && !isLowData && !location.search && !navigator.serviceWorker?.controller;
const showPreview = async (src, integrity) => {
  isPreviewing = true;
  await new Promise((done) => add('script', { src, onload: done, onerror: done }, checked(integrity)));
  await window.previewShown;
};

/** What a remote's manifest says of its routes and of the page at the address (tools/rspack/page-files.mjs). */
const loadRoutes = async (manifest, { metaData, exposes, pages: known = [], integrity }, below) => {
  const { js, css } = exposes.find(({ name }) => name === 'routes').assets;
  const page = begin(known, below);
  const addressOf = (file) => new URL(file, manifest).href;
  const preview =
    isPreviewed && isSignedIn() && (page?.preview ?? (!isAdministrator() && page?.clientPreview));
  if (preview) {
    if (page.previewAsks && mayChat()) askForContent(page.previewAsks, location);
    await showPreview(addressOf(preview), integrity[preview]);
  }
  const files = [metaData.remoteEntry.name, ...js.sync, ...css.sync, ...(page?.files ?? [])];
  new Set(files).forEach((file) => preload(addressOf(file), integrity[file]));
  if (page?.dates && isArabic) preload(datesArabic);
  if (!below) localStorage.setItem(QUESTIONS, JSON.stringify(known.filter(asksOf)));
};

const askForRemote = async () => {
  const name = /^\/admin(\/|$)/.test(location.pathname) ? 'admin' : 'storefront';
  // A manifest that is of no release keeps its address: asked for beside the configuration.
  const KNOWN = `manifest ${name}`;
  const known = token && localStorage.getItem(KNOWN);
  if (known) ask(known);
  const remote = (await read(ask('/api/config'))).remotes[name];
  // Once the answer is taken, the shell is there and asks for itself.
  if (!token || !byPath.has('/api/config')) return;
  const manifest = new URL(remote.entry, location.origin);
  // A release for another host API: the shell judges by SemVer's rules whether it works with it.
  const isUnusual = remote.needs && remote.needs !== `^${host}`;
  if (manifest.origin !== location.origin || isUnusual) return;
  const digest = remote.integrity?.[manifest.pathname.split('/').at(-1)];
  if (digest) localStorage.removeItem(KNOWN);
  else localStorage.setItem(KNOWN, manifest.pathname);
  const built = await read(byPath.get(manifest.pathname) ?? ask(manifest.pathname, undefined, digest));
  const integrity = { ...built.integrity, ...remote.integrity };
  await loadRoutes(manifest, { ...built, integrity }, name === 'admin' ? '/admin' : '');
};
if (here) ofShell[here]?.forEach((file) => preload(base + file));
else if (federation) preload(federation);
askForRemote().catch(() => undefined);
if (isSignedIn()) ask('/api/auth/me', { authorization: `Bearer ${token}` });
const knownPages = () => JSON.parse(localStorage.getItem(QUESTIONS) ?? '[]');
begin(knownPages(), '');
// A page that is opened later, for the first time, is asked for while its files load.
addEventListener('manette:content-shown', forget);
window.navigation?.addEventListener('navigate', ({ destination }) => {
  if (!destination.sameDocument || !isSignedIn()) return;
  const address = new URL(destination.url);
  const page = pageAt(knownPages(), address.pathname);
  if (page && !opened.has(page.path)) askFirst(page, address);
});
