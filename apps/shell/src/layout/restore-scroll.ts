const TIMEOUT_MS = 10_000;
const USER_EVENTS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Scrolls to `top`. While the page is too short it retries as the page grows (a list that reloads its pages), until the user
 * scrolls or ten seconds have passed.
 * @returns a function that stops retrying
 */
export function restoreScroll(top: number): () => void {
  const tryScroll = () => {
    window.scrollTo(0, top);
    return Math.abs(window.scrollY - top) < 1;
  };
  if (tryScroll()) return () => undefined;
  const growing = new ResizeObserver(() => tryScroll() && stop());
  const timeout = setTimeout(() => stop(), TIMEOUT_MS);
  const stop = () => {
    growing.disconnect();
    clearTimeout(timeout);
    for (const event of USER_EVENTS) window.removeEventListener(event, stop);
  };
  growing.observe(document.body);
  for (const event of USER_EVENTS) window.addEventListener(event, stop, { passive: true });
  return stop;
}
