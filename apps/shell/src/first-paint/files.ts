/** The data attributes that the build writes on this script's element (tools/rspack/page.mjs). */
interface Built {
  /** The address below which the shell's files are; each released shell has its own. */
  base: string;
  fontArabic?: string;
  fontLatin?: string;
  wordsArabic?: string;
  datesArabic?: string;
  federation?: string;
  /** The version of the host API. */
  host: string;
  /** The files of the shell's own pages, by path; JSON. */
  pages: string;
}

export const built = (document.currentScript as HTMLScriptElement).dataset as DOMStringMap & Built;

type Attributes = Record<string, unknown>;

export const add = (tag: 'link' | 'script', ...given: (Attributes | undefined)[]): void =>
  void document.head.append(Object.assign(document.createElement(tag), ...given));

/** Returns the attributes for a file with a digest. Its preload needs them too, otherwise the browser fetches it twice. */
export const checked = (integrity: string | undefined): Attributes | undefined =>
  integrity ? { integrity, crossOrigin: 'anonymous' } : undefined;

export const preloadAs = (as: string, href: string, rest?: Attributes): void =>
  add('link', { rel: 'preload', href, as }, rest);

/** Preloads a script or a style sheet. */
export const preload = (href: string, integrity?: string): void =>
  preloadAs(href.endsWith('.css') ? 'style' : 'script', href, checked(integrity));
