import type { Release } from '../../storage/releases/release-index.js';

const TAG = /<(script|link)\b[^>]*>/g;
const STYLE_OR_PRELOAD = /\brel=["']?(stylesheet|preload|modulepreload)\b/;
const ADDRESS = /\b(src|href)=(["']?)\/([^"'\s>]+)\2/;
/** What the first script is told of further files (tools/rspack/page.mjs). */
const TOLD = /\b(data-[a-z-]+)="\/([^"]*)"/g;

/**
 * The page of a release of the shell: its scripts and styles have the addresses and digests of that release. What else the
 * page names, such as its icon, stays at the root.
 * @param html as it was built
 * @param base the address of the release, with a slash at its end
 */
export function releasedPage(html: string, { files }: Release, base: string): string {
  // Digests of another origin are compared only where it lets the page read the file.
  const mode = base.startsWith('/') ? '' : ' crossorigin="anonymous"';
  const moved = (tag: string) =>
    tag
      .replace(ADDRESS, (whole, attribute: string, _quote, path: string) => {
        const digest = files[path];
        return digest ? `${attribute}="${base}${path}" integrity="${digest}"${mode}` : whole;
      })
      .replace(TOLD, (whole, attribute: string, path: string) =>
        path === '' || files[path] ? `${attribute}="${base}${path}"` : whole,
      );
  return html.replace(TAG, (tag, name: string) =>
    name === 'script' || STYLE_OR_PRELOAD.test(tag) ? moved(tag) : tag,
  );
}
