const TRIES_FOR_MS = 10_000;
const TOUCHES = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Scrolls to `top`, and as long as the page is too short for it goes on as the page grows (a list that is loading its
 * pages again); the reader's own hand ends it.
 * @returns stops trying
 */
export function restoreScroll(top: number): () => void {
  const tried = () => {
    window.scrollTo(0, top);
    return Math.abs(window.scrollY - top) < 1;
  };
  if (tried()) return () => undefined;
  const growing = new ResizeObserver(() => tried() && stop());
  const giveUp = setTimeout(() => stop(), TRIES_FOR_MS);
  const stop = () => {
    growing.disconnect();
    clearTimeout(giveUp);
    for (const touch of TOUCHES) window.removeEventListener(touch, stop);
  };
  growing.observe(document.body);
  for (const touch of TOUCHES) window.addEventListener(touch, stop, { passive: true });
  return stop;
}
