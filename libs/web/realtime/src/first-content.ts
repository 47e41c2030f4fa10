const IDLE_AT_THE_LATEST_MS = 2000;
const CONTENT_AT_THE_LATEST_MS = 10_000;
/** libs/web/ui also listens for it; it cannot import this constant, because it imports no other library of the front end. */
const CONTENT_SHOWN = 'manette:content-shown';

const idle = (): Promise<void> =>
  new Promise((resolve) => {
    if (typeof requestIdleCallback === 'function')
      requestIdleCallback(() => resolve(), { timeout: IDLE_AT_THE_LATEST_MS });
    else setTimeout(resolve, 0);
  });

let shown: Promise<unknown> = Promise.resolve();

/** Makes `afterContent` wait until `announceContent`, or ten seconds. Called when the page starts. */
export function expectContent(): void {
  shown = new Promise((resolve) => {
    window.addEventListener(CONTENT_SHOWN, resolve, { once: true });
    setTimeout(resolve, CONTENT_AT_THE_LATEST_MS);
  });
}

/** Announces that the first page shows its content. */
export const announceContent = (): void => void window.dispatchEvent(new Event(CONTENT_SHOWN));

/** @returns when the first page shows its content and the browser is idle; for work that the content does not need */
export const afterContent = (): Promise<void> => shown.then(idle);
