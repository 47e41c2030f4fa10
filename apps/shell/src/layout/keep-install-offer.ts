/**
 * Keeps the browser's offer to install the shop, which comes once and at any time, for the page that shows it (the storefront's
 * first page) [POC-020]; the browser's own hint gives way to ours.
 */
export function keepInstallOffer(): void {
  window.addEventListener('beforeinstallprompt', (offer) => {
    offer.preventDefault();
    Object.assign(window, { installOffer: offer });
  });
}
