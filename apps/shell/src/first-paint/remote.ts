import { ask, answerTo, askForContent, read } from './answers';
import { isArabic, isLowData } from './appearance';
import { isFar, isSlow } from './connection';
import { add, built, checked, preload } from './files';
import { begin, keepQuestions, type Page } from './pages';
import { isAdministrator, isSignedIn, mayChat, token } from './reader';
import { waitBehindPreview } from './typeface';

declare global {
  interface Window {
    /** Set by a preview (apps/storefront/src/preview/show-preview.tsx). */
    previewShown?: Promise<void>;
  }
}

type Digests = Record<string, string>;

/** The API's configuration of the remotes. */
interface Config {
  remotes: Record<string, { entry: string; needs?: string; integrity?: Digests }>;
}

/** The fields that this script reads from a remote's manifest (tools/rspack/page-files.mjs). */
interface Manifest {
  metaData: { remoteEntry: { name: string } };
  exposes: { name: string; assets: Record<'js' | 'css', { sync: string[] }> }[];
  pages?: Page[];
  integrity?: Digests;
}

/**
 * Whether the page may show its preview: on a first visit with a slow connection or a distant server, the preview shows the
 * API's response while the other files still load (tools/rspack/page-previews.mjs). The connection is busy with the shell
 * until then, so the page's own files are requested after the preview.
 */
const isPreviewed =
  (isSlow || isFar) && !isLowData && !location.search && !navigator.serviceWorker?.controller;

/** Returns the file of the preview that the page shows to the user; undefined if it shows none. */
function previewFor({ preview, clientPreview }: Page): string | undefined {
  if (!isPreviewed || !isSignedIn()) return undefined;
  return preview ?? (isAdministrator() ? undefined : clientPreview);
}

async function showPreview({ previewAsks }: Page, src: string, integrity: string | undefined): Promise<void> {
  if (previewAsks && mayChat()) askForContent(previewAsks, location);
  waitBehindPreview();
  await new Promise((done) => add('script', { src, onload: done, onerror: done }, checked(integrity)));
  await window.previewShown;
}

/** Preloads the files of a remote's routes and of the page at the address, as the remote's manifest lists them. */
async function loadRoutes(
  manifest: URL,
  { metaData, exposes, pages = [], integrity = {} }: Manifest,
  below: string,
): Promise<void> {
  const { js, css } = exposes.find(({ name }) => name === 'routes')!.assets;
  const page = begin(pages, below);
  const addressOf = (file: string) => new URL(file, manifest).href;
  const preview = page && previewFor(page);
  if (preview) await showPreview(page, addressOf(preview), integrity[preview]);
  const files = [metaData.remoteEntry.name, ...js.sync, ...css.sync, ...(page?.files ?? [])];
  new Set(files).forEach((file) => preload(addressOf(file), integrity[file]));
  if (page?.dates && isArabic && built.datesArabic) preload(built.datesArabic);
  if (!below) keepQuestions(pages);
}

/**
 * Requests the remote of the address and the first files and data of its page.
 * @throws Error if a request fails; the shell then sends its own requests and shows what failed
 */
export async function askForRemote(): Promise<void> {
  const name = /^\/admin(\/|$)/.test(location.pathname) ? 'admin' : 'storefront';
  // The address of a manifest without a release does not change, so it is requested in parallel with the configuration.
  const KNOWN = `manifest ${name}`;
  const known = token && localStorage.getItem(KNOWN);
  if (known) ask(known);
  const remote = (await read<Config>(ask('/api/config'))).remotes[name]!;
  // If the shell has taken the response, it is running and sends its own requests.
  if (!token || !answerTo('/api/config')) return;
  const manifest = new URL(remote.entry, location.origin);
  // For a release that needs another host API, the shell decides by SemVer's rules whether it is compatible.
  const isUnusual = remote.needs && remote.needs !== `^${built.host}`;
  if (manifest.origin !== location.origin || isUnusual) return;
  const digest = remote.integrity?.[manifest.pathname.split('/').at(-1)!];
  if (digest) localStorage.removeItem(KNOWN);
  else localStorage.setItem(KNOWN, manifest.pathname);
  const answer = answerTo(manifest.pathname) ?? ask(manifest.pathname, undefined, digest);
  const said = await read<Manifest>(answer);
  const integrity = { ...said.integrity, ...remote.integrity };
  await loadRoutes(manifest, { ...said, integrity }, name === 'admin' ? '/admin' : '');
}
