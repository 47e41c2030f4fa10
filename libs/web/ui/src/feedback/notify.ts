import type { NoticeKind, NoticeOptions } from './notice-options';

const AT_THE_LATEST_MS = 10_000;
const CONTENT_SHOWN = 'manette:content-shown';

type Toasts = typeof import('./toasts');
let toasts: Toasts | undefined;

const load = async (): Promise<Toasts> => (toasts ??= await import('./toasts'));

// Loads the toasts before the first notice, which may be that the connection is lost, but after the content of the page
// (libs/web/realtime/src/first-content.ts).
const prepare = () =>
  void load().catch((error: unknown) => console.warn('Notices cannot be loaded yet', error));
window.addEventListener(CONTENT_SHOWN, prepare, { once: true });
setTimeout(prepare, AT_THE_LATEST_MS);

const kind =
  (name: NoticeKind) =>
  (words: string, options: NoticeOptions = {}): void => {
    if (toasts) return toasts.show(name, words, options);
    // A page that fails may lead elsewhere before any content is shown: its notice does not wait for content.
    window.dispatchEvent(new Event(CONTENT_SHOWN));
    load().then(
      ({ show }) => show(name, words, options),
      (error: unknown) => console.warn(`A notice cannot be shown: ${words}`, error),
    );
  };

/**
 * Shows toasts. Success, information and warnings stay three seconds, errors and live alerts five [SHELL-053] [SHELL-054]
 * [SHELL-056]. A screen reader announces errors immediately (alert), the others when it is idle (status).
 */
export const notify = {
  success: kind('success'),
  info: kind('info'),
  warning: kind('warning'),
  error: kind('error'),
  /** For a new ticket, message or status that arrived through the connection. */
  alert: kind('alert'),
  dismiss: (id?: string): void => toasts?.dismiss(id),
};
