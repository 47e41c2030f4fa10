import type { ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import { initI18n } from '@manette/web-i18n';

declare global {
  interface Window {
    /** When the preview is shown, or cannot be; read by the shell's first script (apps/shell/src/first-paint.js). */
    previewShown?: Promise<void>;
  }
}

/** What the page itself draws until its content is there is not shown, to no reader and no assistive technology, below a preview. */
const BELOW = '[&_main]:invisible';

/** Whether the page itself shows its content, something else in its place, or another page is shown. */
function isReplaced(path: string): boolean {
  if (location.pathname !== path) return true;
  const main = document.querySelector('#root main');
  return main !== null && main.querySelector('[aria-busy=true]') === null;
}

/** The list that the shell's first script has asked for; nothing when the page itself has taken it or it was refused. */
async function takeAnswer<Answer>(question: string): Promise<Answer | undefined> {
  const answer = await window.preloadedResponses?.byPath.get(question);
  if (!answer?.ok || answer.bodyUsed) return undefined;
  return (await answer.clone().json()) as Answer;
}

/** Follows a link of the preview by the history, which the router reads when it starts and hears afterwards. */
function follow(event: MouseEvent): void {
  const link = event.target instanceof Element && event.target.closest('a');
  if (!link || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  history.pushState(null, '', link.href);
  window.dispatchEvent(new PopStateEvent('popstate'));
}

/**
 * Lays the drawn preview over the page, until that shows its own content: in the same frame, as observers are called before it is
 * painted.
 */
function cover(preview: HTMLElement, unmount: () => void): void {
  const path = location.pathname;
  const root = document.getElementById('root')!;
  const stop = () => {
    watch.disconnect();
    window.removeEventListener('popstate', stop);
    root.classList.remove(BELOW);
    preview.remove();
    // The page is painted first.
    setTimeout(unmount, 0);
  };
  const watch = new MutationObserver(() => isReplaced(path) && stop());
  watch.observe(root, { childList: true, subtree: true, attributeFilter: ['aria-busy'] });
  window.addEventListener('popstate', stop);
  preview.addEventListener('click', follow);
  root.classList.add(BELOW);
  document.body.append(preview);
}

/** Leaves the colours of pictures alone: their files would share the line with the scripts of the page. */
function dropPictures(preview: HTMLElement): void {
  // Without its address first: an image that loses its other formats would load what is left.
  for (const image of preview.querySelectorAll('img')) image.removeAttribute('src');
  for (const part of preview.querySelectorAll('picture > *')) part.remove();
}

async function show<Answer extends object>(question: string, Page: ComponentType<Answer>): Promise<void> {
  const [answer] = await Promise.all([takeAnswer<Answer>(question), initI18n()]);
  if (!answer || isReplaced(location.pathname)) return;
  const preview = document.createElement('div');
  preview.className = 'absolute inset-x-0 top-0 z-10 min-h-dvh bg-bg';
  const root = createRoot(preview);
  root.render(<Page {...answer} />);
  dropPictures(preview);
  cover(preview, () => root.unmount());
}

/**
 * Shows what a page will show, while a slow connection still brings the page itself
 * (docs/adr/0053-a-slow-connection-sees-a-preview.md). Called by a script of its own, which the shell's first script loads.
 * @param question the first question of the page, which that script has asked
 * @param Page takes the answer
 */
export function showPreview<Answer extends object>(question: string, Page: ComponentType<Answer>): void {
  // The page itself says what failed when it is there.
  window.previewShown = show(question, Page).catch((error: unknown) =>
    console.warn('The preview cannot be shown', error),
  );
}
