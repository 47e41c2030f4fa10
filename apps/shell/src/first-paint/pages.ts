import { askForContent, type Question } from './answers';
import { built } from './files';
import { writeHeading, type Words } from './heading';
import { isAdministrator, isSignedIn, mayChat, token } from './reader';

/** An entry of `pages` in a remote's manifest (tools/rspack/page-files.mjs). */
export interface Page {
  /** Below the remote; '$' stands for any name. */
  path: string;
  files: string[];
  heading?: Words;
  summary?: Words;
  asks?: Question;
  // Shells before this one do not know '$' in `asks`, nor questions that not everybody may ask.
  asksFor?: Question;
  asksIfVerified?: Question;
  /** Whether it writes dates. */
  dates?: boolean;
  preview?: string;
  clientPreview?: string;
  previewAsks?: Question;
}

/** Whether a page's path is the address's. */
function isAt(path: string, address: string): boolean {
  const [parts, names] = [path.split('/'), address.replace(/^\/|\/$/g, '').split('/')];
  return parts.length === names.length && parts.every((part, at) => part === '$' || part === names[at]);
}

const pageAt = (pages: readonly Page[], address: string) => pages.find(({ path }) => isAt(path, address));

/** The files of the page of the shell itself at the address; undefined for a page of a remote. */
export function filesOfOwnPage(): string[] | undefined {
  const pages = JSON.parse(built.pages) as Record<string, string[]>;
  const path =
    Object.keys(pages).find((one) => isAt(one, location.pathname)) ?? (token ? undefined : 'login');
  return path === undefined ? undefined : (pages[path] ?? []);
}

const asksOf = ({ asks, asksFor, asksIfVerified }: Page) => asks ?? asksFor ?? asksIfVerified;

/** Pages that have asked first: the others' files are not there yet. */
const opened = new Set<string>();

function askFirst(page: Page, address: URL | Location): void {
  const question = asksOf(page);
  if (!question) return;
  opened.add(page.path);
  if (!page.asksIfVerified || mayChat()) askForContent(question, address);
}

/**
 * Begins the page that the document is loaded for: writes its heading and asks what it asks first.
 * @param below where the remote's pages are: '' or '/admin'
 * @returns the page, if it is one of these
 */
export function begin(pages: readonly Page[], below: string): Page | undefined {
  const page = pageAt(pages, location.pathname.slice(below.length));
  if (!page || !isSignedIn()) return page;
  if (page.heading && (!below || isAdministrator())) writeHeading(page.heading, page.summary);
  askFirst(page, location);
  return page;
}

/** Key in local storage: what the storefront's pages ask first, by which the next visit asks before it has the manifest. */
const QUESTIONS = 'pageQuestions';

export const knownPages = (): Page[] => JSON.parse(localStorage.getItem(QUESTIONS) ?? '[]') as Page[];

export const keepQuestions = (pages: readonly Page[]): void =>
  localStorage.setItem(QUESTIONS, JSON.stringify(pages.filter(asksOf)));

/** A page that is opened later, for the first time, is asked for while its files load. */
export function askWhenOpened(): void {
  window.navigation?.addEventListener('navigate', ({ destination }) => {
    if (!destination.sameDocument || !isSignedIn()) return;
    const address = new URL(destination.url);
    const page = pageAt(knownPages(), address.pathname);
    if (page && !opened.has(page.path)) askFirst(page, address);
  });
}
