import { add, checked } from './files';
import { root } from './appearance';

const AT_THE_LATEST_MS = 30_000;

type LostFile = HTMLScriptElement | HTMLLinkElement;

/** Whether an element is a script or style sheet of the document: the bundler's and the remotes' own elements handle errors. */
const isOfDocument = (file: EventTarget | null): file is LostFile =>
  (file instanceof HTMLScriptElement || (file instanceof HTMLLinkElement && file.rel === 'stylesheet')) &&
  !file.onerror;

/**
 * Requests the shell's scripts and styles again, after 1, 2, 4 … 30 seconds, when the connection loses them; the page shows
 * that. Without this, it would show a spinner until the user reloads it.
 */
export function repeatLostFiles(): void {
  let wait = 1000;
  addEventListener(
    'error',
    ({ target: file }) => {
      if (!isOfDocument(file)) return;
      root.dataset.lost = '';
      const rest = checked(file.integrity);
      setTimeout(
        () =>
          file instanceof HTMLScriptElement
            ? add('script', { src: file.src }, rest)
            : add('link', { rel: 'stylesheet', href: file.href }, rest),
        wait,
      );
      wait = Math.min(2 * wait, AT_THE_LATEST_MS);
    },
    true,
  );
}
