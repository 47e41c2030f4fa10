/**
 * Runs in the page itself, so it uses nothing of this module: waits until a toast says this. A toast stays for three
 * seconds, which a busy machine may be late for.
 */
export async function toastAppears(text: string): Promise<void> {
  const isShown = () =>
    [...document.querySelectorAll('[role=status], [role=alert]')].some(
      (toast) => toast.checkVisibility({ visibilityProperty: true }) && toast.textContent.includes(text),
    );
  const { promise, resolve } = Promise.withResolvers<void>();
  const watch = new MutationObserver(() => isShown() && resolve());
  watch.observe(document, { childList: true, subtree: true, characterData: true });
  await promise;
  watch.disconnect();
}
