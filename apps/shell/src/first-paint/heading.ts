import { language, root } from './appearance';
import { reader } from './reader';

export type Words = Record<'en' | 'ar', string>;

/**
 * Writes a page's heading before the page is loaded (index.html), and removes it when the page shows its own heading or
 * another page is shown. The removal is in the same frame, because mutation observers run before the frame is painted
 * (docs/adr/0060-a-heading-is-written-before-its-page.md).
 * @param summary may contain `{{name}}`, which is replaced by the name of the user
 */
export function writeHeading(heading: Words, summary?: Words): void {
  const path = location.pathname;
  const isThere = () => document.querySelector('#root main') !== null;
  if (isThere()) return;
  const words = {
    '--heading': heading[language],
    '--summary': summary ? summary[language].replace('{{name}}', () => reader().username) : '',
  };
  for (const [place, text] of Object.entries(words)) root.style.setProperty(place, JSON.stringify(text));
  const watch = new MutationObserver(() => {
    if (location.pathname === path && !isThere()) return;
    watch.disconnect();
    for (const place of Object.keys(words)) root.style.removeProperty(place);
  });
  watch.observe(document, { childList: true, subtree: true });
}
