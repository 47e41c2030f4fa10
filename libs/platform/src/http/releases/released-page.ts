import type { Release } from '../../storage/releases/release-index.js';

const TAG = /<(script|link)\b[^>]*>/g;
const STYLE_OR_PRELOAD = /\brel=["']?(stylesheet|preload|modulepreload)\b/;
const ADDRESS = /\b(src|href)=(["']?)\/([^"'\s>]+)\2/;
/** The data attributes by which the first script gets the addresses of further files (tools/rspack/page.mjs). */
const DATA_PATHS = /\b(data-[a-z-]+)="\/([^"]*)"/g;

/**
 * Returns the page of a release of the shell: its scripts and styles get the addresses and digests of that release. Other
 * files that the page names, such as its icon, stay at the root.
 * @param html as it was built
 * @param base the address of the release, with a slash at its end
 */
export function releasedPage(html: string, { files }: Release, base: string): string {
  // Browsers check the digest of a file of another origin only if that origin allows the page to read the file (CORS).
  const mode = base.startsWith('/') ? '' : ' crossorigin="anonymous"';
  const moved = (tag: string) =>
    tag
      .replace(ADDRESS, (whole, attribute: string, _quote, path: string) => {
        const digest = files[path];
        return digest ? `${attribute}="${base}${path}" integrity="${digest}"${mode}` : whole;
      })
      .replace(DATA_PATHS, (whole, attribute: string, path: string) =>
        path === '' || files[path] ? `${attribute}="${base}${path}"` : whole,
      );
  return html.replace(TAG, (tag, name: string) =>
    name === 'script' || STYLE_OR_PRELOAD.test(tag) ? moved(tag) : tag,
  );
}
