import { askForContent, type Question } from './answers';
import { built } from './files';
import { writeHeading, type Words } from './heading';
import { isAdministrator, isSignedIn, mayChat, token } from './reader';

/** An entry of `pages` in a remote's manifest (tools/rspack/page-files.mjs). */
export interface Page {
  /** The path below the remote; '$' stands for any segment. */
  path: string;
  files: string[];
  heading?: Words;
  summary?: Words;
  asks?: Question;
  // Separate from `asks`, because older shells support neither '$' in it nor requests that only some users may send.
  asksFor?: Question;
  asksIfVerified?: Question;
  /** Whether the page shows dates. */
  dates?: boolean;
  preview?: string;
  clientPreview?: string;
  previewAsks?: Question;
}

/** Returns whether an address matches a page's path. */
function isAt(path: string, address: string): boolean {
  const [parts, names] = [path.split('/'), address.replace(/^\/|\/$/g, '').split('/')];
  return parts.length === names.length && parts.every((part, at) => part === '$' || part === names[at]);
}

const pageAt = (pages: readonly Page[], address: string) => pages.find(({ path }) => isAt(path, address));

/** Returns the files of the shell's own page at the address; undefined for a page of a remote. */
export function filesOfOwnPage(): string[] | undefined {
  const pages = JSON.parse(built.pages) as Record<string, string[]>;
  const path =
    Object.keys(pages).find((one) => isAt(one, location.pathname)) ?? (token ? undefined : 'login');
  return path === undefined ? undefined : (pages[path] ?? []);
}

const asksOf = ({ asks, asksFor, asksIfVerified }: Page) => asks ?? asksFor ?? asksIfVerified;

/** The pages whose first request was sent already. The files of all other pages are not loaded yet. */
const opened = new Set<string>();

function askFirst(page: Page, address: URL | Location): void {
  const question = asksOf(page);
  if (!question) return;
  opened.add(page.path);
  if (!page.asksIfVerified || mayChat()) askForContent(question, address);
}

/**
 * Begins the page for which the document is loaded: writes its heading and sends its first request.
 * @param below the path below which the remote's pages are: '' or '/admin'
 * @returns the page, if it is one of the given pages
 */
export function begin(pages: readonly Page[], below: string): Page | undefined {
  const page = pageAt(pages, location.pathname.slice(below.length));
  if (!page || !isSignedIn()) return page;
  if (page.heading && (!below || isAdministrator())) writeHeading(page.heading, page.summary);
  askFirst(page, location);
  return page;
}

/** Local storage key of the storefront pages' first requests; the next visit sends them before it has the manifest. */
const QUESTIONS = 'pageQuestions';

export const knownPages = (): Page[] => JSON.parse(localStorage.getItem(QUESTIONS) ?? '[]') as Page[];

export const keepQuestions = (pages: readonly Page[]): void =>
  localStorage.setItem(QUESTIONS, JSON.stringify(pages.filter(asksOf)));

/** Sends the first request of each page that is opened later, for the first time, while its files load. */
export function askWhenOpened(): void {
  window.navigation?.addEventListener('navigate', ({ destination }) => {
    if (!destination.sameDocument || !isSignedIn()) return;
    const address = new URL(destination.url);
    const page = pageAt(knownPages(), address.pathname);
    if (page && !opened.has(page.path)) askFirst(page, address);
  });
}
