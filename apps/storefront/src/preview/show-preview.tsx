import type { ComponentType } from 'react';
import type { RuntimeConfig } from '@manette/contracts/http';
import { createRoot } from 'react-dom/client';
import { initI18n } from '@manette/web-i18n';

declare global {
  interface Window {
    /** When the preview is shown, or cannot be; read by the shell's first script (apps/shell/src/first-paint). */
    previewShown?: Promise<void>;
  }
}

/** Three rows, which are more than a screen. */
const CARDS_OF_PHONE = 6;

/**
 * What a preview is drawn of: the answers to the page's first questions, how many of their entries are wanted, if not all, and the
 * configuration, if it is known.
 */
export type Previewed<Answer> = Answer & { limit: number | undefined; config: RuntimeConfig | undefined };

type Connected = Navigator & { connection?: { effectiveType?: string } };

/** What the page itself draws until its content is there is not shown, to no reader and no assistive technology, below a preview. */
const BELOW = '[&_main]:hidden';

/** A list that loads, the shape of something that does, or a wait without a shape. */
const WAITING = '[aria-busy=true], .sk-tile, .sk, .spin';

/** Whether the page itself shows its content, something else in its place, or another page is shown. */
function isReplaced(path: string): boolean {
  if (location.pathname !== path) return true;
  const main = document.querySelector('#root main');
  return main !== null && main.querySelector(WAITING) === null;
}

/** What the shell's first script has asked for; nothing when the page itself has taken it or it was refused. */
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

/** On a slow connection pictures are their colours alone: their files would share the line with the scripts of the page. */
function dropPictures(preview: HTMLElement): void {
  // Without its address first: an image that loses its other formats would load what is left.
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
  // Where the page itself comes a second later, the screen of a phone is enough.
  const limit = isSlow || matchMedia('(min-width: 640px)').matches ? undefined : CARDS_OF_PHONE;
  root.render(<Page {...answer} limit={limit} config={config} />);
  if (isSlow) {
    dropPictures(preview);
    // A page with dates is drawn a moment later.
    new MutationObserver(() => dropPictures(preview)).observe(preview, { childList: true, subtree: true });
  }
  cover(preview, () => root.unmount());
}

/**
 * Shows what a page will show, while a connection that is slow, or of long round trips, still brings the page itself
 * (docs/adr/0053-a-slow-connection-sees-a-preview.md). Called by a script of its own, which the shell's first script loads.
 * @param questions what that script has asked for the page, whose answers are put together; `$` stands for the last name of the address
 * @param Page takes the answers, and how many of its entries are wanted
 */
export function showPreview<Answer extends object>(
  questions: readonly string[],
  Page: ComponentType<Previewed<Answer>>,
): void {
  // The page itself says what failed when it is there.
  window.previewShown = show(questions, Page).catch((error: unknown) =>
    console.warn('The preview cannot be shown', error),
  );
}
