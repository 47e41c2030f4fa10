import type { ComponentType } from 'react';
import type { RuntimeConfig } from '@manette/contracts/http';
import { createRoot } from 'react-dom/client';
import { initI18n } from '@manette/web-i18n';

declare global {
  interface Window {
    /** Resolves when the preview is shown or cannot be shown; read by the shell's first script (apps/shell/src/first-paint). */
    previewShown?: Promise<void>;
  }
}

/** Three rows of cards, which are more than the screen of a phone. */
const CARDS_OF_PHONE = 6;

/**
 * The props of a preview: the merged responses to the page's first requests, the most entries to show (undefined for all),
 * and the configuration, if it is known.
 */
export type Previewed<Answer> = Answer & { limit: number | undefined; config: RuntimeConfig | undefined };

type Connected = Navigator & { connection?: { effectiveType?: string } };

/** Hides what the page itself renders below a preview until its content is there, from users and assistive technology. */
const BELOW = '[&_main]:hidden';

/** Matches a list that loads, a skeleton or a spinner. */
const WAITING = '[aria-busy=true], .sk-tile, .sk, .spin';

/** Whether the preview is no longer needed: the page shows its content or an error, or another page is shown. */
function isReplaced(path: string): boolean {
  if (location.pathname !== path) return true;
  const main = document.querySelector('#root main');
  return main !== null && main.querySelector(WAITING) === null;
}

/** Returns the response to a request of the shell's first script; undefined if the page has taken it or it failed. */
async function takeAnswer<Answer>(question: string): Promise<Answer | undefined> {
  const answer = await window.preloadedResponses?.byPath.get(question);
  if (!answer?.ok || answer.bodyUsed) return undefined;
  return (await answer.clone().json()) as Answer;
}

/** Follows a link of the preview by the history: the router reads the history when it starts, and listens to it later. */
function follow(event: MouseEvent): void {
  const link = event.target instanceof Element && event.target.closest('a');
  if (!link || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  history.pushState(null, '', link.href);
  window.dispatchEvent(new PopStateEvent('popstate'));
}

/**
 * Shows the rendered preview above the page, and removes it when the page shows its own content. The removal is in the same
 * frame, because mutation observers run before the frame is painted.
 */
function cover(preview: HTMLElement, unmount: () => void): void {
  const path = location.pathname;
  const root = document.getElementById('root')!;
  const stop = () => {
    watch.disconnect();
    window.removeEventListener('popstate', stop);
    root.classList.remove(BELOW);
    preview.remove();
    // Unmounts after the page is painted.
    setTimeout(unmount, 0);
  };
  const watch = new MutationObserver(() => isReplaced(path) && stop());
  watch.observe(root, { childList: true, subtree: true, attributeFilter: ['aria-busy'] });
  window.addEventListener('popstate', stop);
  preview.addEventListener('click', follow);
  root.classList.add(BELOW);
  document.body.append(preview);
}

/**
 * Removes the image files on a slow connection, so that pictures show only their colours: the files would compete with the
 * page's scripts for bandwidth.
 */
function dropPictures(preview: HTMLElement): void {
  // Removes the image's address first: without its other formats the image would load this address.
  for (const image of preview.querySelectorAll('img')) image.removeAttribute('src');
  for (const part of preview.querySelectorAll('picture > *')) part.remove();
}

async function show<Answer extends object>(
  questions: readonly string[],
  Page: ComponentType<Previewed<Answer>>,
): Promise<void> {
  const named = location.pathname.split('/').filter(Boolean).at(-1) ?? '';
  const [answers, config] = await Promise.all([
    Promise.all(questions.map((question) => takeAnswer<object>(question.replace('$', named)))),
    takeAnswer<RuntimeConfig>('/api/config'),
    initI18n(),
  ]);
  if (answers.includes(undefined) || isReplaced(location.pathname)) return;
  const answer = Object.assign({}, ...answers) as Answer;
  const preview = document.createElement('div');
  preview.className = 'absolute inset-x-0 top-0 z-10 min-h-dvh bg-bg';
  const root = createRoot(preview);
  const isSlow = /[23]g$/.test((navigator as Connected).connection?.effectiveType ?? '');
  // On a fast connection the page itself follows about a second later, so entries for the screen of a phone are enough.
  const limit = isSlow || matchMedia('(min-width: 640px)').matches ? undefined : CARDS_OF_PHONE;
  root.render(<Page {...answer} limit={limit} config={config} />);
  if (isSlow) {
    dropPictures(preview);
    // A page with dates renders a moment later.
    new MutationObserver(() => dropPictures(preview)).observe(preview, { childList: true, subtree: true });
  }
  cover(preview, () => root.unmount());
}

/**
 * Shows a preview of a page while a connection that is slow, or has long round trips, still loads the page itself
 * (docs/adr/0053-previews-on-slow-connections.md). Called by a separate script, which the shell's first script loads.
 * @param questions the requests that the shell's first script has sent for the page, whose responses are merged; `$` stands
 *   for the last segment of the address
 * @param Page receives the responses and the most entries to show
 */
export function showPreview<Answer extends object>(
  questions: readonly string[],
  Page: ComponentType<Previewed<Answer>>,
): void {
  // The page itself shows what failed once it is loaded.
  window.previewShown = show(questions, Page).catch((error: unknown) =>
    console.warn('The preview cannot be shown', error),
  );
}
