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

/** What the API says of the remotes. */
interface Config {
  remotes: Record<string, { entry: string; needs?: string; integrity?: Digests }>;
}

/** What is read of a remote's manifest (tools/rspack/page-files.mjs). */
interface Manifest {
  metaData: { remoteEntry: { name: string } };
  exposes: { name: string; assets: Record<'js' | 'css', { sync: string[] }> }[];
  pages?: Page[];
  integrity?: Digests;
}

/**
 * Where a page comes for the first time, slowly or from far away, its preview shows the answer while the rest still loads
 * (tools/rspack/page-previews.mjs). The line is busy with the shell until then: the page's own files are asked for behind it.
 */
const isPreviewed =
  (isSlow || isFar) && !isLowData && !location.search && !navigator.serviceWorker?.controller;

/** The file of the preview that the reader is to see. */
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

/** Asks for what a remote's manifest says of its routes and of the page at the address. */
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

/** Asks for the remote of the address and what its page begins with. @throws Error where the shell will ask for itself, and say what failed */
export async function askForRemote(): Promise<void> {
  const name = /^\/admin(\/|$)/.test(location.pathname) ? 'admin' : 'storefront';
  // A manifest that is of no release keeps its address: asked for beside the configuration.
  const KNOWN = `manifest ${name}`;
  const known = token && localStorage.getItem(KNOWN);
  if (known) ask(known);
  const remote = (await read<Config>(ask('/api/config'))).remotes[name]!;
  // Once the answer is taken, the shell is there and asks for itself.
  if (!token || !answerTo('/api/config')) return;
  const manifest = new URL(remote.entry, location.origin);
  // A release for another host API: the shell judges by SemVer's rules whether it works with it.
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
