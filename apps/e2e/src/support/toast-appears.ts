/**
 * Waits until a toast shows a text. Runs in the page, so it uses nothing of this module. A toast stays for three seconds, which
 * a busy machine could miss.
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
